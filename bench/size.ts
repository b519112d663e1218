// npm run bench -- size: a page of five components by each of several libraries, in kB (gzip) above React alone.
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { peersInstalled } from './peers.ts';
import { sizeOfPage } from './size/build.ts';

const here = import.meta.dirname;
peersInstalled();
const pages = ['size/vitrine.five.tsx', ...globSync('peers/pages/*.five.jsx', { cwd: here }).toSorted()];
const bare = await sizeOfPage(join(here, 'size/bare.five.tsx'));
const rows: Record<string, Record<string, number>> = {};
for (const file of pages) {
  const { js, css } = await sizeOfPage(join(here, file));
  const round = (value: number): number => Number(value.toFixed(1));
  rows[basename(file).split('.')[0] ?? file] = {
    js: round(js - bare.js),
    css: round(css),
    both: round(js - bare.js + css),
  };
}
console.log(`React alone: ${bare.js.toFixed(1)} kB. Above it, in kB:`);
console.table(rows);
