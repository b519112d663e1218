import type { Text, Words } from '../../packages/ui/src/testing/words/wordsOf.ts';

const groups = import.meta.glob<Record<string, Words<unknown>>>(
  ['../../packages/ui/src/testing/words/*.ts', '!**/wordsOf.ts'],
  { eager: true },
);

const isText = (texts: unknown): texts is Text => Array.isArray(texts) && typeof texts[0] === 'string';

const textsIn = (texts: unknown): Text[] => (isText(texts) ? [texts] : Object.values(texts as object).flatMap(textsIn));

/** The sample texts of the library's stories, by title of the component that shows them. */
export const sampleWords = (): Map<string, Text[]> => {
  const found = new Map<string, Text[]>();
  for (const { title, texts } of Object.values(groups).flatMap((group) => Object.values(group)))
    found.set(title, [...(found.get(title) ?? []), ...textsIn(texts)]);
  return found;
};
