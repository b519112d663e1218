import { expect, it } from 'vitest';
import { rewriteEventPath } from './rewriteEventPath.ts';

it.each([
  ['/project/itastyle', '/project/special/itastyle'],
  ['/project/itastyle-2027/resort', '/project/special/itastyle-2027/resort'],
  ['/project/ItaStyle', '/project/special/ItaStyle'],
  ['/project/special/itastyle', null],
  ['/project/resort-week', null],
  ['/itastyle', null],
  ['/project', null],
])('an event path with the marker gets "special", any other path stays: %s (R-056)', (path, expected) => {
  expect(rewriteEventPath(path)).toBe(expected);
});
