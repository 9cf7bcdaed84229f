/** A place that the whole process has once: the server's parts are bundled apart, and share no module's variables. */
export function processWide<Value>(name: string): { value?: Value | undefined } {
  const places = globalThis as { [name: symbol]: { value?: Value } };
  const place = places[Symbol.for(`linea.${name}`)] ?? {};
  places[Symbol.for(`linea.${name}`)] = place;
  return place;
}
