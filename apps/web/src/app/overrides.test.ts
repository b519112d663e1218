import { parse } from '@formatjs/icu-messageformat-parser';
import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { readOverrides } from './overrides.ts';

const loadParser = async () => parse;
const intlOf = (messages: Awaited<ReturnType<typeof readOverrides>>) =>
  createIntl({ locale: 'en', messages, onError: () => undefined });

it('lets an account say a sentence in its own words, for every language or by language (D-115)', async () => {
  const texts = { 'shell.terms': 'House rules', 'app.nav.login': { pt_BR: 'CHEGUE MAIS' } };
  const [en, pt] = await Promise.all([readOverrides(texts, 'en'), readOverrides(texts, 'pt_BR')]);
  expect(intlOf(en).formatMessage({ id: 'shell.terms' })).toBe('House rules');
  expect(Object.keys(en)).toEqual(['shell.terms']);
  expect(intlOf(pt).formatMessage({ id: 'app.nav.login' })).toBe('CHEGUE MAIS');
});

it('fills placeholders and plurals of an account’s own sentence (D-115)', async () => {
  const own = await readOverrides(
    { 'cart.units': '{units, plural, one {# piece} other {# pieces}}', 'shell.copyright': '{name}, since {year}' },
    'en',
    loadParser,
  );
  expect(intlOf(own).formatMessage({ id: 'cart.units' }, { units: 2 })).toBe('2 pieces');
  expect(intlOf(own).formatMessage({ id: 'shell.copyright' }, { name: 'Signal', year: '2025' })).toBe(
    'Signal, since 2025',
  );
});

it('shows markup in a sentence as letters, never as markup (D-113)', async () => {
  const text = '<b onclick="x()">Rules</b> {name}';
  const own = await readOverrides({ 'shell.copyright': text, 'shell.terms': '<i>Terms</i>' }, 'en', loadParser);
  expect(intlOf(own).formatMessage({ id: 'shell.copyright' }, { name: 'of Signal' })).toBe(
    '<b onclick="x()">Rules</b> of Signal',
  );
  expect(intlOf(own).formatMessage({ id: 'shell.terms' })).toBe('<i>Terms</i>');
});

it('leaves the catalogue’s sentence where an account’s own cannot be read', async () => {
  const own = await readOverrides({ 'shell.terms': 'Rules {', 'shell.privacy': 'Discretion' }, 'en', loadParser);
  expect(Object.keys(own)).toEqual(['shell.privacy']);
});

it('fetches no compiler for plain sentences', async () => {
  const never = () => Promise.reject(new Error('fetched'));
  expect(Object.keys(await readOverrides({ 'shell.terms': "Don't <panic>" }, 'en', never))).toEqual(['shell.terms']);
});
