/**
 * How much a title says, in steps of twenty letters from 1 to 4, and how many letters its longest word has, in steps of four from
 * 8 to 28: the styles set long titles smaller, and long words so that they fit into their line.
 */
export const titleSize = (title: string) => ({
  length: Math.min(4, Math.ceil(title.length / 20)),
  word: Math.min(28, Math.max(8, ...title.split(/[\s-]+/).map((word) => Math.ceil(word.length / 4) * 4))),
});
