// npm run spec: how much of docs/spec.md is covered by tests that passed in the last run and name the row's ID.
import { readFileSync } from 'node:fs';
import { readResults } from './results.mjs';
import { at, fail } from './toolchain.mjs';

const KINDS = {
  R: 'Routes and screens',
  M: 'Modals',
  A: 'API calls',
  E: 'Entities',
  S: 'State machines',
  V: 'Validation rules',
  X: 'Errors and outcomes',
  P: 'Roles and permissions',
  K: 'Constants and delays',
  B: 'Browser storage',
  D: 'Resolutions',
};
const ID = /\b[RMAESVXPKBD]-\d{2,3}\b/g;

const rows = [...readFileSync(at('docs/spec.md'), 'utf8').matchAll(/^\| ([RMAESVXPKBD]-\d{2,3}) \|/gm)].map(
  (match) => match[1],
);
const results = readResults();
if (results.length === 0)
  fail("No results of a test run were found. Run 'npm test' first: coverage is counted from tests that were executed.");

const expand = (_, letter, from, to) =>
  Array.from(
    { length: Math.max(to - from + 1, 0) },
    (_item, step) => `${letter}-${String(Number(from) + step).padStart(from.length, '0')}`,
  ).join(' ');

/** IDs a title names; `R-203…R-206` names four. */
const idsIn = (title) => title.replaceAll(/\b([A-Z])-(\d{2,3})…\1-(\d{2,3})\b/g, expand).match(ID) ?? [];

const named = (status) =>
  new Set(results.filter((test) => test.status === status).flatMap(({ title }) => idsIn(title)));
const passed = named('passed');
const failed = named('failed');
const isCovered = (id) => passed.has(id) && !failed.has(id);

const unknown = [...passed].filter((id) => !rows.includes(id));
if (unknown.length > 0)
  fail(`These IDs are named by tests but are not in docs/spec.md: ${unknown.join(', ')}. Correct the titles.`);

const line = (label, ids) => {
  const covered = ids.filter(isCovered).length;
  return `${label.padEnd(26)} ${String(covered).padStart(5)} of ${String(ids.length).padStart(4)}  ${((100 * covered) / ids.length).toFixed(0).padStart(3)} %`;
};

for (const [letter, label] of Object.entries(KINDS)) {
  const ids = rows.filter((id) => id.startsWith(`${letter}-`));
  console.log(line(`${letter}  ${label}`, ids));
  const open = ids.filter((id) => !isCovered(id));
  if (open.length > 0) console.log(`     not covered: ${open.join(' ')}\n`);
}
console.log(
  line(
    'All without D',
    rows.filter((id) => !id.startsWith('D-')),
  ),
);
console.log(line('All', rows));
