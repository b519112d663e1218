import { expect, it } from 'vitest';
import { missingOfBanner } from './banner.ts';

it.each([
  ['nothing with a link and words', '/lume', { pt_BR: 'VER' }, null],
  ['nothing without both', '', { en: ' ' }, null],
  ['its words', '/lume', {}, 'button_label'],
  ['its link', '', { en: 'SEE' }, 'link'],
])('a banner’s button lacks %s', (_told, link, button_label, missing) => {
  expect(missingOfBanner({ link, button_label })).toBe(missing);
});
