import schemaFile from '@/content/brand.schema.json' with { type: 'json' };

interface Shape {
  description?: string;
  examples?: unknown[];
  properties?: Record<string, Shape>;
  items?: Shape;
}

/** What editors check `content/brand.json` by, too. */
export const schema = schemaFile as Shape;

/** What to write into a field of the brand file: as the schema says of it, or of the field around it. */
export function remedyOf(path: readonly PropertyKey[]): string {
  const around = (shape: Shape, key: PropertyKey) =>
    shape.properties?.[String(key)] ?? shape.items ?? shape;
  const { properties, description, examples } = path.reduce(around, schema);
  return properties
    ? `i campi che ci sono: ${Object.keys(properties).join(', ')}`
    : `${description}. Per esempio: ${JSON.stringify(examples?.[0])}`;
}
