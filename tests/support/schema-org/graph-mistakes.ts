import { lineage, type Vocabulary } from './vocabulary';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isNumber = (value: unknown) =>
  Number.isFinite(value) || (isText(value) && /^-?\d+(\.\d+)?$/.test(value));
const textLike = (pattern: RegExp) => (value: unknown) => isText(value) && pattern.test(value);

const date = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])/;
const time = /([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?(Z|[+-]\d{2}:\d{2})?$/;

/** schema.org's data types, and what a value of each looks like. */
const dataTypes: Record<string, (value: unknown) => boolean> = {
  Text: isText,
  URL: (value) => isText(value) && URL.canParse(value),
  Number: isNumber,
  Float: isNumber,
  Integer: (value) => isNumber(value) && Number.isInteger(Number(value)),
  Boolean: (value) => typeof value === 'boolean',
  Date: textLike(new RegExp(`${date.source}$`)),
  DateTime: textLike(new RegExp(`${date.source}T${time.source}`)),
  Time: textLike(new RegExp(`^${time.source}`)),
};

/** Every node of a graph, wherever it stands, with its address and its type. */
function nodesIn(value: unknown): Json[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (!isObject(value)) return [];
  return [...('@type' in value ? [value] : []), ...Object.values(value).flatMap(nodesIn)];
}

const isReference = (value: Json) => Object.keys(value).join() === '@id';

/**
 * What is wrong with a JSON-LD graph by schema.org's vocabulary: types and properties that there are not,
 * properties of another class, values out of a property's range, references to nothing.
 *
 * @returns one line a mistake, beginning with where it is; empty for a valid graph
 */
export function graphMistakes(graph: unknown, vocabulary: Vocabulary): string[] {
  if (!isObject(graph) || !Array.isArray(graph['@graph'])) return ['no @graph'];
  const mistakes: string[] = [];
  if (graph['@context'] !== 'https://schema.org') mistakes.push('@context is not schema.org');

  const typeOf = new Map<unknown, string>();
  for (const node of nodesIn(graph['@graph'])) {
    const id = node['@id'];
    if (id === undefined) continue;
    if (typeOf.has(id)) mistakes.push(`${id}: there twice`);
    if (!isText(id) || !URL.canParse(id)) mistakes.push(`${id}: no address`);
    typeOf.set(id, String(node['@type']));
  }

  const isOf = (type: string, range: string[]) =>
    lineage(vocabulary, type).some((name) => range.includes(name));

  function checkValue(value: unknown, range: string[], where: string): void {
    if (isObject(value)) {
      const type = isReference(value) ? typeOf.get(value['@id']) : value['@type'];
      if (type === undefined) mistakes.push(`${where}: refers to nothing, or has no type`);
      else if (!isOf(String(type), range)) mistakes.push(`${where}: may not be a ${type}`);
      if (!isReference(value)) checkNode(value, where);
      return;
    }
    const fits = range.some(
      (name) =>
        dataTypes[name]?.(value) ||
        vocabulary.members.get(name)?.includes(value as string) === true,
    );
    if (!fits) mistakes.push(`${where}: ${JSON.stringify(value)} is not in ${range.join(' or ')}`);
  }

  function checkNode(node: unknown, where: string): void {
    const type = isObject(node) ? node['@type'] : undefined;
    if (!isObject(node) || !isText(type) || !vocabulary.classes.has(type)) {
      mistakes.push(`${where}: there is no type ${type}`);
      return;
    }
    const known = lineage(vocabulary, type).map((name) => vocabulary.classes.get(name)?.properties);
    for (const [property, value] of Object.entries(node)) {
      if (property.startsWith('@')) continue;
      const range = known.find((each) => each?.has(property))?.get(property);
      const at = `${where}.${property}`;
      if (!range) mistakes.push(`${at}: no property of ${type}`);
      else for (const each of [value].flat()) checkValue(each, range, at);
    }
  }

  for (const node of graph['@graph']) {
    checkNode(node, isObject(node) ? String(node['@id'] ?? node['@type']) : '@graph');
  }
  return mistakes;
}
