const keys = new WeakMap<File, number>();
let last = 0;

/** Tells files apart that have the same name, size and date. */
export const keyOf = (file: File): number => {
  const key = keys.get(file) ?? ++last;
  keys.set(file, key);
  return key;
};
