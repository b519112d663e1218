const firstOf = (word: string): string => Array.from(word)[0] ?? '';

const isWord = (part: string): boolean => /^[\p{L}\p{N}]/u.test(part);

/** One or two letters that stand for a name: of its first word and its last, in the language's capitals. */
export const initials = (name: string, locale: string): string => {
  const words = name.normalize().split(/\s+/).filter(isWord);
  const [first = '', last = ''] = [words.at(0), words.length > 1 ? words.at(-1) : ''];
  return (firstOf(first) + firstOf(last)).toLocaleUpperCase(locale);
};
