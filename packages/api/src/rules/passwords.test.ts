import { describe, expect, it } from 'vitest';
import { checkDefaultPassword, checkFirstPassword, checkPasswordChange, checkRecovery } from './passwords.ts';

const fine = { password: 'long enough', confirm: 'long enough' };
const said = (problem: ReturnType<typeof checkRecovery>) => problem && [problem.field, problem.message.text];

it.each([checkDefaultPassword, checkRecovery, checkPasswordChange])(
  'a pair of eight that matches is fine (%#)',
  (check) => {
    expect(check(fine)).toBeNull();
    expect(check({ password: '12345678', confirm: '12345678' })).toBeNull();
  },
);

describe('the default password', () => {
  it('must be replaced by something (V-016)', () => {
    expect(said(checkDefaultPassword({ password: '', confirm: '' }))).toEqual(['password', 'Password is required']);
  });
  it('must be confirmed (V-017)', () => {
    expect(said(checkDefaultPassword({ password: 'long enough', confirm: '' }))).toEqual([
      'confirm',
      'Password confirm is required',
    ]);
  });
  it('must match (V-018)', () => {
    expect(said(checkDefaultPassword({ password: 'long enough', confirm: 'other one' }))).toEqual([
      'confirm',
      'Password and Password confirm does not match',
    ]);
  });
  it('must have eight characters (K-32)', () => {
    expect(said(checkDefaultPassword({ password: 'short', confirm: 'short' }))).toEqual([
      'password',
      'Password must be 8 character at least.',
    ]);
  });
});

describe('recovery', () => {
  it('needs a match (V-024)', () => {
    expect(said(checkRecovery({ ...fine, confirm: 'x' }))).toEqual([
      'confirm',
      "The password and confirmation don't match",
    ]);
  });
  it('needs eight characters (K-32)', () => {
    expect(said(checkRecovery({ password: '1234567', confirm: '1234567' }))).toEqual([
      'password',
      'Password must be 8 character at least.',
    ]);
  });
});

describe('a change', () => {
  it('needs eight characters first (V-029)', () => {
    expect(said(checkPasswordChange({ password: '1234567', confirm: '' }))).toEqual([
      'password',
      'Password must be 8 character at least.',
    ]);
  });
  it('needs a match (V-030)', () => {
    expect(said(checkPasswordChange({ ...fine, confirm: 'Long enough' }))).toEqual([
      'confirm',
      'Confirm password not match.',
    ]);
  });
});

describe('a first password', () => {
  const first = { email: 'Ana@loja.example ', ...fine };
  it('needs an e-mail address in any spelling (V-026)', () => {
    expect(checkFirstPassword({ ...first, password: '' })?.field).toBe('password');
    expect(checkFirstPassword({ email: 'ana@loja', password: '', confirm: 'x' })?.message.text).toBe(
      'Email must be valid.',
    );
  });
  it('needs a password (V-027)', () => {
    expect(checkFirstPassword({ ...first, password: '' })?.message.text).toBe('Password must be valid.');
  });
  it('needs a match (V-028)', () => {
    expect(checkFirstPassword({ ...first, confirm: 'x' })?.message.text).toBe('Password not match.');
  });
  it('needs eight characters (K-32)', () => {
    expect(checkFirstPassword({ ...first, password: 'short', confirm: 'short' })?.message.text).toBe(
      'Password must be 8 character at least.',
    );
    expect(checkFirstPassword(first)).toBeNull();
  });
});
