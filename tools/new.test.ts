import { expect, it } from 'vitest';
import { scaffolds, useCopy, written } from './new.fixture.ts';

const inCopy = useCopy();

it('writes a call of each kind and a screen, formatted as all sources are', () => {
  for (const words of scaffolds) expect(inCopy('node', 'tools/new.mjs', ...words)).toBe('');
  expect(inCopy('oxfmt', '--check', ...written, 'packages/api/src/contracts', 'apps/web/src/shop/screens.ts')).toBe('');
});

it('says what is missing instead of writing half of it', () => {
  expect(inCopy('node', 'tools/new.mjs', 'endpoint', 'GET', 'things')).toContain('npm run new endpoint GET /v1/things');
  expect(inCopy('node', 'tools/new.mjs', 'screen', 'shops', '/shops')).toContain('npm run new endpoint GET /v1/shops');
  expect(inCopy('node', 'tools/new.mjs', 'endpoint', 'GET', '/v1/size-charts')).toContain(
    'There is a sizeChart already',
  );
  expect(inCopy('node', 'tools/new.mjs', 'component', 'nowhere/Thing')).toContain("There is no room 'nowhere'");
});
