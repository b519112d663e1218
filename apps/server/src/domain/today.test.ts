import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = new URL('..', import.meta.url).pathname;

it('No statement of the server asks for the day of the database, which is the day of no account', () => {
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(?<!\.test)\.ts$/.test(path),
  );
  const asking = sources.filter((path) =>
    /current_date(?!`)|now\(\)::date|UTC'\)::date/.test(readFileSync(join(root, path), 'utf8')),
  );
  expect(sources.length).toBeGreaterThan(300);
  expect(asking).toEqual([]);
});
