import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { namesOf, page, readStoryFiles } from './accessibility.mjs';
import { at } from './toolchain.mjs';

it.each(['component', 'screen'])(
  'Every %s has a row on the page about accessibility; npm run accessibility writes it',
  (kind) => {
    const text = readFileSync(at(page), 'utf8');
    const missing = namesOf(readStoryFiles(), kind).filter((name) => !text.includes(`\n| ${name} | `));
    expect(missing).toEqual([]);
  },
);
