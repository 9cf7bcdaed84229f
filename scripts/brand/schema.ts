import schemaFile from '@/content/brand.schema.json' with { type: 'json' };

interface Shape {
  $ref?: string;
  $defs?: Record<string, Shape>;
  additionalProperties?: Shape | boolean;
  description?: string;
  examples?: unknown[];
  properties?: Record<string, Shape>;
  items?: Shape;
}

/** What editors check `content/brand.json` by, too. */
export const schema = schemaFile as Shape;

/** What to write into a field of the brand file: as the schema says of it, or of the field around it. */
export function remedyOf(path: readonly PropertyKey[]): string {
  const resolved = ({ $ref, ...shape }: Shape): Shape => ({
    ...schema.$defs?.[$ref?.replace('#/$defs/', '') ?? ''],
    ...shape,
  });
  const within = (shape: Shape, key: PropertyKey) => {
    const { properties, items, additionalProperties } = resolved(shape);
    const others = typeof additionalProperties === 'object' ? additionalProperties : undefined;
    return properties?.[String(key)] ?? items ?? others ?? shape;
  };
  const { properties, description, examples } = resolved(path.reduce(within, schema));
  const what = properties
    ? `i campi che ci sono: ${Object.keys(properties).join(', ')}`
    : description;
  return examples ? `${what}. Per esempio: ${JSON.stringify(examples[0])}` : `${what}`;
}
