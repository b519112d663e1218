/** The name of a story by its export: `OutOfStock` is *Out of stock*. Abbreviations stay in capitals. */
export const sentenceCase = (exportName: string): string => {
  const words = exportName.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g) ?? [exportName];
  const name = words.map((word) => (/^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase())).join(' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
};
