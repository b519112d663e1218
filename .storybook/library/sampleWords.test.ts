import { expect, it } from 'vitest';
import { catalogues } from '../catalogues.ts';
import { sampleWords } from './sampleWords.ts';

/** Components name some values differently than the catalogue does. */
const unnamed = (message: string): string => message.replaceAll(/\{\w+/g, '{');

const pairOf = (english = '', portuguese = ''): string => `${unnamed(english)} | ${unnamed(portuguese)}`;

const other = ' other {';

/** Of a message that ends with a choice: what it says where no case applies. Components show such a sentence. */
const unchosen = (message = ''): string => {
  const choice = message.search(/\{\w+, select,/);
  return choice < 0 ? message : message.slice(0, choice) + message.slice(message.lastIndexOf(other) + other.length, -2);
};

const shops = new Set(
  Object.entries(catalogues.en).flatMap(([id, english]) => {
    const portuguese = catalogues['pt-BR'][id];
    return [pairOf(english, portuguese), pairOf(unchosen(english), unchosen(portuguese))];
  }),
);

it("shows in the library's stories what the shop says, in both languages", () => {
  const texts = [...sampleWords().values()].flat();
  expect(texts.length).toBeGreaterThan(300);
  expect(texts.map((text) => pairOf(...text)).filter((pair) => !shops.has(pair))).toEqual([]);
});

it('knows which component shows a text', () => {
  const english = (title: string) =>
    sampleWords()
      .get(title)
      ?.map(([text]) => text);
  expect(english('Sections/LoginDialog')).toContain('WELCOME BACK');
  expect(english('Commerce/PricelistDialog')).toContain('SET PRICE LIST');
  expect(english('Commerce/PriceBlock')).toContain('SIGN UP TO SHOP');
});
