/** What stands at a place; asking for a place that is empty is a mistake of the caller and is said. */
export const at = <T>(source: readonly T[] | Readonly<Record<string, T>>, key: number | string): T => {
  const value = (source as Readonly<Record<string | number, T | undefined>>)[key];
  if (value === undefined) throw new RangeError(`There is nothing at ${key}.`);
  return value;
};
