import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import words from '../../locales/pt-BR/shared/address.json' with { type: 'json' };
import { addressCountries } from './addressCountries.ts';

const intl = createIntl({ locale: 'pt-BR', messages: words });

it('An address asks for the fields of its country, in the order and the words of the country', () => {
  const found = addressCountries(
    ['Brazil', 'Germany', 'Ireland'].map((name, id) => ({ id, name })),
    intl,
  );
  const said = found.map(({ value, places = [] }) => [
    value,
    ...places.map(({ field, label, isOptional }) => `${label ?? field}${isOptional ? '?' : ''}`),
  ]);
  expect(said).toEqual([
    ['Germany', 'Código postal', 'city'],
    ['Brazil', 'city', 'state', 'zip_code'],
    ['Ireland', 'city?', 'Província ou região?', 'Código postal?'],
  ]);
});
