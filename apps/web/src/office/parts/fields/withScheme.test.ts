import { expect, it } from 'vitest';
import { withScheme } from './withScheme.ts';

it('completes an address that begins with a host, and nothing else', () => {
  const completed = (typed: string) => withScheme(typed) === `https://${typed.trim()}`;
  expect(['www.lume.com', 'lume.com/resort?a=1', ' são-bento.com.br ', 'localhost.test:8080'].every(completed)).toBe(
    true,
  );
  for (const kept of [
    'https://lume.com',
    'http://lume.com',
    '/brands',
    'mailto:ana@lume.com',
    'ana@lume.com',
    'lume',
    'two words.com',
    '',
  ])
    expect(withScheme(kept)).toBe(kept);
});
