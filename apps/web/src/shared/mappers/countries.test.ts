import { expect, it } from 'vitest';
import { countryChoices, countryName, countryOptions } from './countries.ts';

const places = ['Brazil', 'Germany', 'Spain', 'Atlantis'].map((name, index) => ({ id: index + 1, name }));

it('Countries have their names in the language of the shop, and unknown ones keep theirs', () => {
  expect(places.map(({ name }) => countryName(name, 'pt-BR'))).toEqual(['Brasil', 'Alemanha', 'Espanha', 'Atlantis']);
  expect(places.map(({ name }) => countryName(name, 'en'))).toEqual(['Brazil', 'Germany', 'Spain', 'Atlantis']);
});

it('Names that differ from those of the browser are translated too', () => {
  const names = ['Czech Republic', 'Hong Kong', 'Turkey'].map((name) => countryName(name, 'pt-BR'));
  expect(names).toEqual(['Tchéquia', 'Hong Kong', 'Turquia']);
});

it('Countries are sorted by the name that is shown, and keep the name and id of the wire', () => {
  expect(countryOptions(places, 'pt-BR').map(({ value }) => value)).toEqual(['Germany', 'Atlantis', 'Brazil', 'Spain']);
  expect(countryChoices(places, 'pt-BR').map(({ id }) => id)).toEqual(['2', '4', '1', '3']);
});
