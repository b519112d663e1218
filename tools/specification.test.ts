import { expect, it } from 'vitest';
import { degreeOf, hasRange, idsIn, isOnScreen, rateRow, KINDS, needsOf, readRows } from './specification.mjs';

const text = `| ID | Check | Source |
|---|---|---|
| R-001 | \`/\` renders the landing page | 1 §2.1 |
| A-004 | POST o/token | anonymous | (none) | 1 §3 |
| S-010 | Login | 1 token request is made first | 1 §4 |
| S-054 | Connection label | none: 'REQUEST CONNECTION' | 2 §4 |
| V-016 | Password | required | Password is required | 1 §5 |
| V-023 | Recovery | both fields required | (none) | 1 §5 |
`;
const rows = readRows(text);
const checked = (...tests: [degree: string, status: string, ...covers: string[]][]) =>
  Object.fromEntries(
    rateRow(
      rows,
      tests.map(([degree, status, ...covers]) => ({ title: 'A test', degree, status, covers })),
    ).map(({ id, covered, best }) => [id, covered ? 'covered' : (best ?? 'nothing')]),
  );

it('reads the rows of a table with what they say', () => {
  expect(rows.map(({ id }) => id)).toEqual(['R-001', 'A-004', 'S-010', 'S-054', 'V-016', 'V-023']);
  expect(rows[2]?.says.trim()).toBe('Login | 1 token request is made first');
});

it('knows every row of the specification by its kind', () => {
  const all = readRows();
  expect(all).toHaveLength(1206);
  expect(all.filter(({ id }) => !(id.slice(0, 1) in KINDS))).toEqual([]);
});

it('finds the rows a title names, and refuses a range of them', () => {
  expect(idsIn('sorts by price (R-230, K-64)')).toEqual(['R-230', 'K-64']);
  for (const title of ['(R-203…R-206)', '(R-203 … R-206)', '(R-203-R-206)', '(R-203–R-206)', '(R-203 to R-206)'])
    expect(hasRange(title), title).toBe(true);
  expect(hasRange('steps 0 … 6 (R-203, R-206)')).toBe(false);
});

it('tells the degree of a test by where it stands', () => {
  expect(
    [
      'apps/web/e2e/shop.spec.ts',
      'apps/web/src/shop/cart/Cart.stories.tsx',
      'apps/server/src/modules/shop/cart/cart.test.ts',
      'packages/api/src/rules/stock.test.ts',
      'packages/ui/src/sections/Hero/Hero.stories.tsx',
      '.storybook/conditions/narrow.browser.ts',
    ].map(degreeOf),
  ).toEqual(['journey', 'screen', 'server', 'unit', 'component', 'component']);
});

it('counts a row at the degree its kind needs', () => {
  expect(checked(['screen', 'passed', 'R-001', 'A-004'], ['component', 'passed', 'S-010'])).toMatchObject({
    'R-001': 'covered',
    'A-004': 'screen',
    'S-010': 'component',
    'V-016': 'nothing',
  });
  expect(checked(['server', 'passed', 'R-001', 'A-004', 'S-010', 'V-016'])).toMatchObject({
    'R-001': 'server',
    'A-004': 'covered',
    'S-010': 'covered',
    'V-016': 'covered',
  });
});

it('counts a screen where the row is about what the screen says', () => {
  expect(
    rows
      .slice(2)
      .filter(isOnScreen)
      .map(({ id }) => id),
  ).toEqual(['S-054', 'V-016']);
  expect(rows.map(needsOf)).toContainEqual(['journey', 'server', 'screen']);
  expect(checked(['screen', 'passed', 'S-010', 'S-054', 'V-016', 'V-023'])).toMatchObject({
    'S-010': 'screen',
    'S-054': 'covered',
    'V-016': 'covered',
    'V-023': 'screen',
  });
});

it('counts a screen, and no server, for what no server of ours sees', () => {
  for (const id of ['A-043', 'A-052', 'E-18', 'S-023']) {
    const row = readRows().find((one) => one.id === id);
    expect(row && needsOf(row), id).toEqual(['journey', 'screen']);
  }
  expect(needsOf({ id: 'A-042', says: '' })).toEqual(['server']);
});

it('counts the label of a button as what a screen shows', () => {
  expect(isOnScreen({ id: 'S-110', says: ' Payment | PAY NOW when Payment Pending ' })).toBe(true);
  expect(isOnScreen({ id: 'S-025', says: ' Token entry | GET of the user ' })).toBe(false);
});

it('counts no row that a failed test names, and none by a test that was skipped', () => {
  expect(checked(['journey', 'passed', 'R-001'], ['screen', 'failed', 'R-001'])['R-001']).toBe('journey');
  expect(checked(['journey', 'skipped', 'R-001'])['R-001']).toBe('nothing');
  expect(checked(['journey', 'passed', 'R-001'], ['screen', 'skipped', 'R-001'])['R-001']).toBe('covered');
});
