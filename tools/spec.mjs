// npm run spec             how much of docs/spec.md the tests of the last run prove
// npm run spec -- R        the rows of a kind that are not covered yet
// npm run spec -- R-074    the tests that name a row, and what kind of test it needs
import { readResults } from './results.mjs';
import { DEGREES, hasRange, idsIn, rateRow, KINDS, needsOf, readRows } from './specification.mjs';
import { fail } from './toolchain.mjs';

const results = readResults();
if (results.length === 0)
  fail("No results of a test run were found. Run 'npm test' first: coverage is counted from tests that were executed.");

const ranges = results.filter(({ title }) => hasRange(title));
if (ranges.length > 0)
  fail(`These titles claim a range of rows. Name each row by itself:\n${ranges.map(({ title }) => title).join('\n')}`);

const rows = rateRow(readRows(), results);
const known = new Set(rows.map(({ id }) => id));
const unknown = new Set(results.flatMap(({ covers }) => covers).filter((id) => !known.has(id)));
if (unknown.size > 0)
  fail(`These IDs are named by tests but are not in docs/spec.md: ${[...unknown].join(', ')}. Correct the titles.`);

const columns = [...DEGREES, 'nothing'];
const count = (list) => String(list.length || '·').padStart(10);

const line = (label, list) => {
  const covered = list.filter((row) => row.covered);
  const open = list.filter((row) => !row.covered);
  const share = `${Math.round((100 * covered.length) / list.length)} %`;
  const rest = columns.map((degree) => count(open.filter(({ best = 'nothing' }) => best === degree)));
  return `${label.padEnd(26)}${count(list)}${count(covered)}${share.padStart(7)}${rest.join('')}`;
};

const table = () => {
  console.log(`${''.padEnd(53)}not covered; the best test that names them is`);
  console.log(
    `${''.padEnd(26)}${['rows', 'covered'].map((word) => word.padStart(10)).join('')}${' '.repeat(7)}${columns.map((word) => word.padStart(10)).join('')}`,
  );
  for (const [letter, { label }] of Object.entries(KINDS))
    console.log(
      line(
        `${letter}  ${label}`,
        rows.filter(({ id }) => id.startsWith(letter)),
      ),
    );
  const product = rows.filter(({ id }) => !id.startsWith('D'));
  console.log(line('All without D', product));
  console.log(line('All', rows));
  const covered = product.filter((row) => row.covered).length;
  console.log(`\n${covered} of ${product.length} rows are covered.`);
  console.log('Open rows of a kind: npm run spec -- R     Tests of a row: npm run spec -- R-074');
};

const open = (letter) => {
  for (const degree of columns) {
    const ids = rows.filter((row) => row.id.startsWith(letter) && !row.covered && (row.best ?? 'nothing') === degree);
    if (ids.length > 0) console.log(`named by ${degree}: ${ids.map(({ id }) => id).join(' ')}\n`);
  }
};

const one = (id) => {
  const row = rows.find((each) => each.id === id) ?? fail(`'${id}' is no row of docs/spec.md.`);
  console.log(`${id} |${row.says}\n${row.covered ? 'Covered' : 'Not covered'}; needs: ${needsOf(row).join(' or ')}\n`);
  for (const { degree, status, title } of row.tests) console.log(`${degree.padEnd(10)}${status.padEnd(8)}${title}`);
  if (row.tests.length === 0) console.log('No test of the last run names it.');
};

const [asked] = process.argv.slice(2);
if (asked === undefined) table();
else if (asked in KINDS) open(asked);
else if (idsIn(asked).length === 1) one(asked);
else fail(`'${asked}' is neither a row nor a kind of rows: npm run spec -- R-074, npm run spec -- R.`);
