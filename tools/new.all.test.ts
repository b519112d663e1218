import { expect, it } from 'vitest';
import { modules, scaffolds, useCopy, written } from './new.fixture.ts';

const inCopy = useCopy();

it(
  'makes a call and a screen that hold at once: types, lint, contract and tests on both engines',
  { timeout: 400_000 },
  () => {
    for (const words of scaffolds) expect(inCopy('node', 'tools/new.mjs', ...words)).toBe('');
    for (const room of ['packages/api', 'apps/server', 'apps/web']) expect(inCopy('tsc', '-p', room)).toBe('');
    expect(inCopy('oxlint', '--deny-warnings', ...written, 'packages/api/src/contracts')).toBe('');
    expect(inCopy('oxfmt', '--check', ...written, 'packages/api/src', 'apps/web/src/shop/screens.ts')).toBe('');
    const units = ['contracts/contract', 'rules/reservedSlugs', 'web/src/shop/wishLists'];
    expect(inCopy('vitest', 'run', '--update=all', ...units)).toBe('');
    expect(inCopy('vitest', 'run', '--config', 'apps/server/vitest.config.ts', ...modules)).toBe('');
  },
);
