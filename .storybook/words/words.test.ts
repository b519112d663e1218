import { expect, it } from 'vitest';
import { commonWords } from './common.ts';
import { commentWords } from './comments.ts';
import { contentsWords } from './contents.ts';
import { contrastWords, moveWords } from './contrast.ts';
import { documentsWords } from './documents.ts';
import { exchangeWords, fileUses } from './exchange.ts';
import { heroWords } from './heroes.ts';
import { partnersWords, shopWords } from './partners.ts';
import { reviewWords } from './review.ts';
import { startWords } from './start.ts';
import { themeWords } from './theme.ts';
import { tokensWords } from './tokens.ts';
import { toolbarWords } from './toolbar.ts';

const tables = {
  commentWords,
  commonWords,
  contentsWords,
  contrastWords,
  documentsWords,
  heroWords,
  moveWords,
  exchangeWords,
  fileUses,
  partnersWords,
  reviewWords,
  startWords,
  shopWords,
  themeWords,
  tokensWords,
  toolbarWords,
};

/** Texts that both languages write alike. */
const alike = new Set([
  'commonWords.area',
  'documentsWords.line-sheet',
  'shopWords.lineSheet',
  'shopWords.email',
  'exchangeWords.format.tokens',
  'tokensWords.example',
  'tokensWords.tokens',
  'tokensWords.token',
]);

const texts = Object.entries(tables).flatMap(([table, words]) =>
  Object.entries(words).map(([word, pair]) => ({ id: `${table}.${word}`, english: pair[0], portuguese: pair[1] })),
);

const values = (message: string): string[] => (message.match(/\{\w+/g) ?? []).sort();

it('leaves no text of its pages in English', () => {
  const same = texts.filter(({ english, portuguese }) => english === portuguese);
  expect(new Set(same.map(({ id }) => id))).toEqual(alike);
});

it('says the same values in both languages', () => {
  for (const { id, english, portuguese } of texts) expect(values(portuguese), id).toEqual(values(english));
});
