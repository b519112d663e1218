// npm run accessibility     after a test run: writes what it found into docs/accessibility.md, a row for each component and screen
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readStories } from './results.mjs';
import { at, fail } from './toolchain.mjs';

export const page = 'docs/accessibility.md';
const START = '<!-- Made by npm run accessibility. -->';
const END = '<!-- Until here. -->';

const ROOMS = 'packages/ui/src/{foundation,components,commerce,sections}/**/*.stories.tsx';
const SCREENS = 'apps/web/src/routes/**/*.stories.tsx';

/** Files of stories with what is read from them: whose they are, their title, and the code of each story by the end of its id. */
export const readStoryFiles = () =>
  [ROOMS, SCREENS]
    .flatMap((pattern) => globSync(pattern, { cwd: at() }))
    .sort()
    .map((file) => toStoryFile(file, readFileSync(at(file), 'utf8')));

const kebab = (name) =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();

/** A component is its folder; a screen may be shown by several folders, and has one title. */
export const toStoryFile = (file, source) => {
  const [, title = ''] = /\btitle: '((?:Foundation|Components|Commerce|Sections|Screens)\/[^']+)'/.exec(source) ?? [];
  const isScreen = file.startsWith('apps/web/');
  const codes = source.split(/^export const (?=\w+ = )/m).slice(1);
  return {
    file,
    title,
    kind: isScreen ? 'screen' : 'component',
    name: isScreen ? title.replace(/^Screens\//, '') : basename(dirname(file)),
    stories: Object.fromEntries(codes.map((code) => [kebab(/^\w+/.exec(code)[0]), code])),
  };
};

/** Whose rows the page has. */
export const namesOf = (files, kind) =>
  [...new Set(files.filter((one) => one.kind === kind).map(({ name }) => name))].sort((a, b) => a.localeCompare(b));

const isKeyboard = /\bkeyboard\(|\.tab\(|\bpressKeys?\(/;

const share = (tests) =>
  tests.length === 0 ? '–' : `${tests.filter(({ passed }) => passed).length} of ${tests.length}`;

/** A test of the hard cases begins with the title of what it shows. */
const isUnder = (title, files) => files.some((one) => title.includes(`${one.title} `));

const rowOf = (name, files, tests) => {
  const own = files.flatMap(({ file, stories }) =>
    tests
      .filter((test) => test.file === file)
      .map((test) => ({ ...test, code: stories[test.storyId.replace(/^.*--/, '')] ?? '' })),
  );
  const cases = tests.filter(({ file, title }) => file.startsWith('.storybook/') && isUnder(title, files));
  const [byAxe, others] = [
    cases.filter(({ title }) => title.includes('axe')),
    cases.filter(({ title }) => !title.includes('axe')),
  ];
  const seen = own.filter(({ axe }) => axe);
  const faultless = seen.map(({ axe }) => ({ passed: axe.violations.length === 0 }));
  const open = [...new Set(seen.flatMap(({ axe }) => axe.incomplete.map(({ id }) => id)))];
  return [
    name,
    share(own),
    share([...faultless, ...byAxe]),
    open.join(', ') || '–',
    share(own.filter(({ code }) => isKeyboard.test(code))),
    share(others),
  ];
};

const table = (heads, rows) =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const HEADS = ['stories', 'axe finds no fault', 'axe cannot tell', 'keys pressed', 'hard cases'];

/** Rows of what a run found: `tests` are its stories and conditions with what axe reported of them. */
export const sectionOf = (files, tests, day) => {
  const rows = (kind) =>
    namesOf(files, kind).map((name) =>
      rowOf(
        name,
        files.filter((one) => one.kind === kind && one.name === name),
        tests,
      ),
    );
  // The hard cases show components; screens are made of them.
  const withoutLast = (cells) => cells.slice(0, -1);
  return [
    START,
    `As the tests of ${day} found it: how many of those that ran passed.`,
    `### Components\n\n${table(['component', ...HEADS], rows('component'))}`,
    `### Screens\n\n${table(withoutLast(['screen', ...HEADS]), rows('screen').map(withoutLast))}`,
    END,
  ].join('\n\n');
};

/** The page with another section between its two marks. */
export const withSection = (text, section) => {
  const [start, end] = [text.indexOf(START), text.indexOf(END)];
  if (start === -1 || end === -1) throw new Error(`${page} lacks the marks '${START}' and '${END}'.`);
  return text.slice(0, start) + section + text.slice(end + END.length);
};

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { tests, startTime } =
    readStories() ?? fail("No stories of a test run were found. Run 'npm test -- stories' first.");
  const found = tests.map((test) => ({ ...test, file: relative(at(), test.file).replaceAll('\\', '/') }));
  const section = sectionOf(readStoryFiles(), found, new Date(startTime).toISOString().slice(0, 10));
  writeFileSync(at(page), withSection(readFileSync(at(page), 'utf8'), section));
  console.log(`${page} says what the tests of ${found.length} stories and hard cases found.`);
}
