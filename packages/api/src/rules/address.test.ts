import { describe, expect, it } from 'vitest';
import { address as wireAddress } from '../schemas/index.ts';
import {
  addressFields,
  checkAddress,
  cleanAddress,
  isAddressFine,
  placeLine,
  placesOf,
  type AddressField,
  type AddressValues,
} from './address.ts';

const fine: AddressValues = {
  to: 'Loja Aurora',
  contact: 'Ana Prado',
  address: 'Rua Augusta 1200',
  city: 'São Paulo',
  state: 'SP',
  zip_code: '01304-001',
  country: 'Brazil',
  phone_number: '+55 11 98765-4321',
  tax_id: '12.345.678/0001-90',
};

const saidAbout = (field: AddressField, value: string) =>
  checkAddress({ ...fine, [field]: value }, 'billing').fields[field]?.text;

describe('an address', () => {
  it('that is complete is fine', () => {
    expect(isAddressFine(checkAddress(fine, 'billing'))).toBe(true);
  });

  it.each([
    ['V-071', 'to', 'ab', 'Recipient field is required.'],
    ['V-072', 'contact', 'ab', 'Contact name is required.'],
    ['V-073', 'address', 'ab', 'Address is required.'],
    ['V-074', 'city', 'ab', 'City must have to be 3 character at least.'],
    ['V-075', 'state', '', 'State field is required.'],
    ['V-076', 'zip_code', '12', 'ZipCode field is required.'],
    ['V-077', 'country', '', 'Country field is required.'],
    ['D-090', 'phone_number', '1234', 'Phone field is required.'],
  ] as const)('%s: %s "%s" says "%s"', (_, field, value, text) => {
    expect(saidAbout(field, value)).toBe(text);
    expect(saidAbout(field, fine[field] ?? '')).toBeUndefined();
  });

  it('with one thing wrong is not fine', () => {
    expect(isAddressFine(checkAddress({ ...fine, city: '' }, 'billing'))).toBe(false);
    expect(isAddressFine(checkAddress({}, 'billing'))).toBe(false);
  });

  it('does not count spaces around (K-31)', () => {
    expect(saidAbout('to', '  a  ')).toBe('Recipient field is required.');
    expect(saidAbout('state', ' ')).toBe('State field is required.');
  });

  it('takes a state of one letter (V-075, K-34) and no phone (V-079, D-090) and no tax id (V-078)', () => {
    expect(isAddressFine(checkAddress({ ...fine, state: 'X', phone_number: '', tax_id: '' }, 'billing'))).toBe(true);
  });

  it('with nothing in it says so once more, for the whole form (X-035, D-069)', () => {
    const problems = checkAddress({ to: ' ' }, 'shipping');
    expect(problems.form?.text).toBe('Empty address invalid');
    expect(Object.keys(problems.fields)).toHaveLength(7);
    expect(checkAddress({ to: 'x' }, 'shipping').form).toBeNull();
  });

  it('has no state in a country without states, and needs none there', () => {
    for (const state of ['', 'SP']) {
      const porto = { ...fine, city: 'Porto', country: 'Portugal', zip_code: '4000-001', state };
      expect(isAddressFine(checkAddress(porto, 'billing'))).toBe(true);
      expect(cleanAddress(porto, 'billing').state).toBe('');
    }
    expect(checkAddress({ ...fine, country: 'United States', state: '' }, 'billing').fields.state?.id).toBe(
      'rules.address.state',
    );
  });

  it.each([
    [
      '上海 by 李娜',
      {
        city: '上海',
        to: '百货',
        contact: '李娜',
        address: '南京路',
        state: '上海',
        country: 'China',
        zip_code: '200001',
      },
    ],
    ['Å', { city: 'Å', country: 'Norway', zip_code: '8392' }],
    ['Hong Kong without a postal code', { city: '', state: 'Kowloon', country: 'Hong Kong', zip_code: '' }],
    ['an emirate without a postal code', { city: '', state: 'Dubai', country: 'United Arab Emirates', zip_code: '' }],
    ['Ireland without a county', { city: 'Cork', state: '', country: 'Ireland', zip_code: 'T12 W6NN' }],
    ['a code with the prefix for mail from abroad', { city: 'Zürich', country: 'CH', zip_code: 'ch-8001' }],
  ])('is fine in the form of its country: %s', (_, given) => {
    expect(checkAddress({ ...fine, ...given }, 'billing')).toEqual({ form: null, fields: {} });
  });

  it.each([
    ['Portugal', 'zip_code', '4000', 'Enter a postal code of the country, such as 2725-079.'],
    ['Portugal', 'zip_code', '', 'Enter a postal code of the country, such as 2725-079.'],
    ['Brazil', 'zip_code', '0130-4001', 'This is not a zip code of the country. Enter one such as 40301-110.'],
    ['Ireland', 'zip_code', 'Cork', 'Enter a postal code of the country, such as A65 F4E2.'],
    ['Norway', 'city', '', 'Enter the city.'],
    ['Canada', 'state', '', 'Enter the province or region.'],
    ['Atlantis', 'city', 'Å', 'City must have to be 3 character at least.'],
  ] as const)('in %s with the %s "%s" is refused: %s', (country, field, value, text) => {
    expect(checkAddress({ ...fine, country, [field]: value }, 'billing').fields[field]?.text).toBe(text);
  });

  it('keeps no postal code or state that its country does not have, and every city', () => {
    const kept = cleanAddress({ ...fine, country: 'Qatar', city: 'Doha' }, 'billing');
    expect([kept.city, kept.state, kept.zip_code]).toEqual(['Doha', '', '']);
    expect(placesOf('Singapore').map(({ field }) => field)).toEqual(['zip_code', 'city']);
  });

  it.each([
    ['United States', 'New York', 'NY', '10001', 'New York, NY 10001'],
    ['Portugal', 'Lisboa', '', '1200-018', '1200-018 Lisboa'],
    ['China', '上海', '上海', '200001', '200001 上海'],
    ['Italy', 'Milano', 'MI', '20121', '20121 Milano, MI'],
  ])('of %s has its places in one line', (country, city, state, zip_code, line) => {
    expect(placeLine({ country, city, state, zip_code })).toBe(line);
  });

  it('has a tax id only for billing (V-078)', () => {
    expect([addressFields('billing').includes('tax_id'), addressFields('shipping').includes('tax_id')]).toEqual([
      true,
      false,
    ]);
    expect(cleanAddress({ ...fine, city: ' Recife ' }, 'shipping')).toEqual({
      ...fine,
      city: 'Recife',
      tax_id: undefined,
    });
  });

  it('has the fields of the wire', () => {
    expect([...addressFields('billing')].sort()).toEqual(Object.keys(wireAddress.shape).sort());
  });
});
