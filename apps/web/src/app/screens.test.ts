import { loggablePath, SECRET_PARAMETERS } from '@vitrine/api/rules';
import { expect, it } from 'vitest';
import { screens } from './screens.ts';

const secretsIn = (path: string): string[] =>
  path.split('/').filter((part) => part.startsWith(':') && SECRET_PARAMETERS.has(part.slice(1)));

it('Every screen with a secret in its path is one whose path the server does not log', () => {
  const paths = screens.map(({ path }) => path);
  expect(paths.flatMap(secretsIn)).toContain(':token');
  expect(paths.map((path) => loggablePath(path)).flatMap(secretsIn)).toEqual([]);
});
