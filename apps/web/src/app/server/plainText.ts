const LONGEST = 160;

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};

/** The words of HTML on one line, at most as long as search engines show, cut between two words. */
export const plainText = (html: string): string => {
  const words = html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  if (words.length <= LONGEST) return words;
  const cut = words.slice(0, LONGEST);
  let end = cut.lastIndexOf(' ');
  while (/[\s.,;:!?–—-]/.test(cut.charAt(end - 1))) end -= 1;
  return `${cut.slice(0, end)}…`;
};
