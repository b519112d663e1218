import { describe, expect, it } from 'vitest';
import { address as wireAddress } from '../schemas/index.ts';
import {
  addressFields,
  checkAddress,
  cleanAddress,
  isAddressFine,
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
      const porto = { ...fine, city: 'Porto', country: 'Portugal', state };
      expect(isAddressFine(checkAddress(porto, 'billing'))).toBe(true);
      expect(cleanAddress(porto, 'billing').state).toBe('');
    }
    expect(checkAddress({ ...fine, country: 'United States', state: '' }, 'billing').fields.state?.id).toBe(
      'rules.address.state',
    );
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
