// The rows of docs/spec.md, and when a row is covered.
import { readFileSync } from 'node:fs';

/** What a test can be, the most telling first. */
export const DEGREES = ['journey', 'screen', 'server', 'unit', 'component'];

/** Kinds of rows, and the degrees that cover one. */
export const KINDS = {
  R: { label: 'Routes and screens', needs: ['journey', 'screen'] },
  M: { label: 'Modals', needs: ['journey', 'screen'] },
  A: { label: 'API calls', needs: ['server'] },
  E: { label: 'Entities', needs: ['server'] },
  S: { label: 'State machines', needs: ['journey', 'server'], onScreen: true },
  V: { label: 'Validation rules', needs: ['journey', 'server'], onScreen: true },
  X: { label: 'Errors and outcomes', needs: ['journey', 'server'], onScreen: true },
  P: { label: 'Roles and permissions', needs: ['journey', 'server'], onScreen: true },
  K: { label: 'Constants and delays', needs: ['journey', 'screen', 'server', 'unit'] },
  B: { label: 'Browser storage', needs: ['journey', 'screen', 'server', 'unit'] },
  D: { label: 'Resolutions', needs: DEGREES },
};

const ID = '[RMAESVXPKBD]-\\d{2,3}';
const RANGE = new RegExp(`\\b(${ID})\\s*(?:…|\\.{2,3}|–|-|to)\\s*${ID}`);

/** The rows a text names. */
export const idsIn = (text) => text.match(new RegExp(`\\b${ID}\\b`, 'g')) ?? [];

/** Whether a text claims rows that it does not name, as a range does. */
export const hasRange = (text) => RANGE.test(text);

/**
 * Every row of the specification: its ID and what it says.
 * @returns {{ id: string, says: string }[]}
 */
export const readRows = (text = readFileSync(new URL('../docs/spec.md', import.meta.url), 'utf8')) =>
  Array.from(text.matchAll(new RegExp(`^\\| (${ID}) \\|(.*)\\|[^|]*\\|$`, 'gm')), ([, id, says]) => ({ id, says }));

/** Which cell of a row holds the exact message; in brackets it holds a remark instead. */
const MESSAGE = { V: 2, X: 1 };
const SHOWN =
  /'[^']+'|[A-Z]{4}|\b[A-Z]{3} [A-Z]{3}\b|\b([Ss]how(s|n)?|hides|(re)?opens|[Pp]opup|modal|dialog|thank-you)\b/;

/** Whether a row is about what a screen says or shows: then a story of the screen can prove it. */
export const isOnScreen = ({ id, says }) => {
  const message = says.split('|')[MESSAGE[id[0]]]?.trim();
  return SHOWN.test(says) || (message !== undefined && !message.startsWith('('));
};

/** What no server of ours sees: what the shop sends to services of the partner, and a table that it brings along. */
const OF_THE_SHOP = new Set(['A-043', 'A-052', 'E-18', 'S-023']);

/** The degree of a test by where it stands. */
export const degreeOf = (file) => {
  if (file.includes('apps/web/e2e/')) return 'journey';
  if (file.includes('apps/server/')) return 'server';
  if (file.endsWith('.stories.tsx')) return file.includes('apps/web/') ? 'screen' : 'component';
  return file.endsWith('.browser.ts') ? 'component' : 'unit';
};

/** The degrees that cover a row. */
export const needsOf = (row) => {
  const { needs, onScreen } = KINDS[row.id[0]];
  if (OF_THE_SHOP.has(row.id)) return ['journey', 'screen'];
  return onScreen && isOnScreen(row) ? [...needs, 'screen'] : needs;
};

/**
 * Each row with its tests: covered when one at a degree it needs passed and none that names it failed; `best` is the most telling
 * degree that passed.
 * @returns {{ id: string, says: string, tests: object[], best: string | undefined, covered: boolean }[]}
 */
export const rateRow = (rows, results) =>
  rows.map((row) => {
    const tests = results.filter(({ covers, status }) => status !== 'skipped' && covers.includes(row.id));
    const passed = tests.filter(({ status }) => status === 'passed').map(({ degree }) => degree);
    const holds = passed.length === tests.length;
    return {
      ...row,
      tests,
      best: DEGREES.find((degree) => passed.includes(degree)),
      covered: holds && needsOf(row).some((degree) => passed.includes(degree)),
    };
  });
