import { describe, expect, it } from 'vitest';
import { checkCompanyName, checkPreregistration, type Preregistration } from './preregistration.ts';

const fine: Preregistration = {
  type: 'b',
  company_name: 'Loja Aurora',
  company_website: 'https://loja-aurora.com.br',
  year_established: '2009',
  first_name: 'Ana',
  last_name: 'Prado',
  phone: '+55 11 98765-4321',
  email: 'ana@loja-aurora.com.br',
  glocations: ['São Paulo, Brazil'],
  locations: ['Brazil'],
};

const steps: [id: string, change: Partial<Preregistration>, message: string][] = [
  ['V-002', { type: '' }, 'Company type is invalid'],
  ['V-003', { company_name: ' ' }, 'Company name is invalid'],
  ['V-004', { company_website: '' }, 'Company website or instagram is invalid'],
  ['V-005', { company_website: 'loja aurora' }, 'Invalid website or instagram URL format'],
  ['V-006', { year_established: '' }, 'Year Established is invalid'],
  ['V-007', { year_established: '20o9' }, 'Year Established must be numeric'],
  ['V-008', { first_name: '' }, 'First Name is invalid'],
  ['V-009', { last_name: '' }, 'Last Name is invalid'],
  ['V-010', { phone: '' }, 'Phone is invalid'],
  ['V-011', { email: '' }, 'Email is invalid'],
  ['V-012', { glocations: [''] }, 'Error: Location of Business Operation is required'],
  ['V-013', { locations: [] }, 'Error: Country is required'],
];

describe('pre-registration', () => {
  it('that is complete is fine, for a retailer and a brand (K-22)', () => {
    expect([checkPreregistration(fine), checkPreregistration({ ...fine, type: 's' })]).toEqual([[], []]);
  });

  it.each(steps)('%s: %o says "%s"', (_, change, message) => {
    expect(checkPreregistration({ ...fine, ...change }).map(({ message: { text } }) => text)).toEqual([message]);
  });

  it('shows the first failure in the order of the checks (V-001)', () => {
    const said = steps.map((_, index) => {
      const broken = steps.slice(index).reduceRight((form, [, change]) => ({ ...form, ...change }), fine);
      return checkPreregistration(broken)[0]?.message.text;
    });
    expect(said).toEqual(steps.map(([, , message]) => message));
  });

  it('marks every wrong field at once, each with its first failure', () => {
    const broken = steps.reduceRight((form, [, change]) => ({ ...form, ...change }), fine);
    expect(checkPreregistration(broken).map(({ field }) => field)).toEqual(Object.keys(fine));
  });

  it('takes an Instagram page for a website (V-005)', () => {
    expect(checkPreregistration({ ...fine, company_website: 'https://www.instagram.com/aurora' })).toEqual([]);
  });

  it('asks on the full screen for the company name alone (V-015)', () => {
    expect(checkCompanyName({ company_name: 'Loja Aurora' })).toBeNull();
    expect(checkCompanyName({ company_name: ' ' })?.text).toBe('Company name is invalid');
  });
});
