import { expect, it } from 'vitest';
import { mapperWords } from './mapperWords.ts';

it('knows the words a component shows from the mapper that hands them over', () => {
  const words = mapperWords();
  expect(words.get('Sections/LoginDialog')).toContain('WELCOME BACK');
  expect(words.get('Commerce/PricelistDialog')).toContain('SET PRICE LIST');
  expect(words.get('Commerce/PriceBlock')).toContain('SIGN UP TO SHOP');
});
