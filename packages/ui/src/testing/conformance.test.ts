import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

it.each(['components', 'commerce', 'sections'])('No public part of %s takes a class or style from outside', (room) => {
  // Each public part and its props, as the compiler sees them; another test keeps the file true.
  const record = readFileSync(fileURLToPath(new URL(`../../api/${room}.txt`, import.meta.url)), 'utf8');
  const props = record.split('\n').filter((line) => /^\s+\w+\??: /.test(line));
  expect(props.length).toBeGreaterThan(20);
  expect(props.filter((line) => /^\s+(?:className\??: |style\??: .*CSSProperties)/.test(line))).toEqual([]);
});
