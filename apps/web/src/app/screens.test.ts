import { wouldLogSecret } from '@vitrine/api/rules';
import { expect, it } from 'vitest';
import { screens } from './screens.ts';

it('Every screen with a secret in its path is one whose path the server does not log', () => {
  expect(screens.map(({ path }) => path).filter(wouldLogSecret)).toEqual([]);
});
