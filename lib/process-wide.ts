/**
 * A value that the whole process has once, made by whoever asks first: the server's parts are bundled apart, and share no
 * module's variables.
 */
export function processWide<Value>(name: string, make: () => Value): Value {
  const places = globalThis as { [name: symbol]: Value | undefined };
  const place = Symbol.for(`linea.${name}`);
  const value = places[place] ?? make();
  places[place] = value;
  return value;
}
