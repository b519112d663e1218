import { describe, expect, it } from 'vitest';
import { loginDestination } from './loginRedirect.ts';

const all = {
  eventPath: '/project/ita-style',
  brandSlug: 'casa-marola',
  sellerSlug: 'own-brand',
  next: '/cart',
  path: '/pedra/register',
};
const pathOf = (sources: Partial<Parameters<typeof loginDestination>[0]>) => {
  const destination = loginDestination({ path: '/', ...sources });
  return destination.kind === 'path' ? destination.path : destination.kind;
};

describe('after signing in', () => {
  it.each([
    ['S-015', { ...all, noRedirect: true }, 'reload'],
    ['S-016', all, '/project/ita-style'],
    ['S-017', { ...all, eventPath: null }, '/casa-marola'],
    ['S-018', { ...all, eventPath: null, brandSlug: null }, '/own-brand'],
    ['S-019', { next: '/cart', path: '/pedra/register' }, '/cart'],
    ['S-020', { path: '/pedra/register' }, '/pedra/collections'],
    ['S-020, D-013', { path: '/pedra/register/' }, '/pedra/collections'],
    ['S-021', { path: '/brands' }, '/'],
    ['S-021', { path: '/register' }, '/'],
  ])('%s decides: %o leads to %s', (_, sources, destination) => {
    expect(pathOf(sources)).toBe(destination);
  });

  it('a reload is what remains after a connection was asked for (S-022, D-002)', () => {
    expect(pathOf({ noRedirect: true, next: '/cart' })).toBe('reload');
  });

  it('a target that leads outside is passed over', () => {
    expect(pathOf({ eventPath: '//evil.test', brandSlug: '/evil.test', next: '/cart' })).toBe('/cart');
    expect(
      pathOf({ brandSlug: '..', sellerSlug: 'Own Brand', next: 'javascript:alert(1)', path: '/../register' }),
    ).toBe('/');
  });
});
