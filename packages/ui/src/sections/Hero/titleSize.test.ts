import { expect, it } from 'vitest';
import { titleSize } from './titleSize.ts';

it.each([
  ['After dark', 1, 8],
  ['A season written in linen', 2, 8],
  ['Sommerkollektionen sind geöffnet', 2, 20],
  ['Frühjahr-Sommer-Kollektionen unabhängiger Modehäuser', 3, 12],
  ['Großhandelsvorbestellungsbedingungen der Frühjahrskollektionen, jetzt freigegeben', 4, 28],
  ['', 0, 8],
])('sets "%s" by its length and by its longest word', (title, length, word) => {
  expect(titleSize(title)).toEqual({ length, word });
});
