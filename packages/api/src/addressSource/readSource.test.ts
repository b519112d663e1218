import { expect, it } from 'vitest';
import kept from '../rules/addressForms/forms.json' with { type: 'json' };
import { addressForm } from '../rules/addressForms/forms.ts';
import { readSource } from './readSource.ts';

it('The kept forms of addresses are those of the data set; `pnpm --filter @vitrine/api generate:addresses` writes them', () => {
  expect(kept).toEqual(readSource());
});

it('Each country takes its own example of a postal code', () => {
  const refused = Object.keys(kept).filter((code) => {
    const form = addressForm(code);
    return form?.example !== '' && !form?.isZip(form.example);
  });
  expect(refused).toEqual([]);
});
