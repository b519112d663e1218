import { describe, expect, it } from 'vitest';
import { checkCompany, checkInvitation, checkPerson, completeUrl, type CompanyProfile } from './profile.ts';

const company: CompanyProfile = {
  name: 'Loja Aurora',
  year_established: '1998',
  text: 'Linen and shoes by the harbour.',
  website: 'https://loja.example',
  instagram: 'https://www.instagram.com/loja/',
  facebook: 'facebook.com/loja',
  locations: ['30'],
};

const wrong: [id: string, change: Partial<CompanyProfile>, message: string][] = [
  ['V-080', { name: 'Lo' }, 'Name must have to be 3 character at least.'],
  ['V-081', { text: 'Linen' }, 'Text must have to be 8 characters at least.'],
  ['V-082', { website: 'loja aurora' }, 'The website must be a valid URL.'],
  ['V-083', { instagram: 'https://loja.example/instagram.com' }, 'The instagram must be a valid URL.'],
  ['V-083', { instagram: 'instagram.com/loja' }, 'The instagram must be a valid URL.'],
  ['V-084', { facebook: 'https://facebook.example/loja' }, 'The facebook must be a valid URL.'],
  ['V-085', { year_established: '1950' }, 'Year must be valid.'],
  ['V-085', { year_established: '2027' }, 'Year must be valid.'],
  ['V-085', { year_established: 'old' }, 'Year must be valid.'],
  ['V-086', { locations: [] }, 'You must have to select 1 country at least.'],
];

describe('a company profile', () => {
  it('is fine when complete, and with the optional fields empty (V-081, V-082, V-085)', () => {
    const empty = { year_established: '', text: '', website: '', instagram: '', facebook: '' };
    expect([checkCompany(company, 2026), checkCompany({ ...company, ...empty }, 2026)]).toEqual([{}, {}]);
  });

  it.each(wrong)('%s: %o says "%s"', (_, change, message) => {
    const problems = Object.values(checkCompany({ ...company, ...change }, 2026));
    expect(problems.map(({ text }) => text)).toEqual([message]);
  });

  it('gets https:// in front of an address without a scheme (V-087)', () => {
    expect([completeUrl(' loja.example '), completeUrl('http://loja.example'), completeUrl(' ')]).toEqual([
      'https://loja.example',
      'http://loja.example',
      '',
    ]);
  });
});

it('A person has two names and a phone (V-090, V-091, V-092, K-31, K-33, D-026)', () => {
  const said = Object.entries(checkPerson({ first_name: 'Jo', last_name: ' x ', phone: '1234' }));
  expect(said.map(([field, { text }]) => [field, text])).toEqual([
    ['first_name', 'Name must have to be 3 characters at least.'],
    ['last_name', 'Name must have to be 3 characters at least.'],
    ['phone', 'Phone field is required.'],
  ]);
  expect(checkPerson({ first_name: 'Ana', last_name: 'Sol', phone: '12345' })).toEqual({});
});

it('An invitation has a name and an address (V-094, V-095)', () => {
  const said = Object.entries(checkInvitation({ first_name: 'Jo', email: 'ana' }));
  expect(said.map(([field, { text }]) => [field, text])).toEqual([
    ['first_name', 'Name is required.'],
    ['email', 'The email field is required.'],
  ]);
  expect(checkInvitation({ first_name: 'Ana', email: ' ANA@loja.example ' })).toEqual({});
});
