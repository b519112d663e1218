// What the last test run found, read back from the reporters' files: one list of
// { title, status, degree, covers, error } for counting and for the coverage table, and the seconds of each file.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { degreeOf, idsIn } from './specification.mjs';
import { at } from './toolchain.mjs';

export const resultsDir = at('.results');
const SUMMARY = 'summary.json';

export const clearResults = () => {
  rmSync(resultsDir, { recursive: true, force: true });
  mkdirSync(resultsDir, { recursive: true });
};

export const saveChecks = (checks) => writeFileSync(join(resultsDir, 'checks.json'), JSON.stringify({ checks }));

/** One page of the run for other programs: commit, seconds of each stage, numbers of tests. */
export const saveSummary = (summary) => {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: at(), encoding: 'utf8' });
  const commit = stdout?.trim() || null;
  writeFileSync(join(resultsDir, SUMMARY), `${JSON.stringify({ commit, ...summary }, null, 2)}\n`);
};

/** The first lines of an error, without colours: enough to tell what was expected where. */
const errorLines = (text = '') =>
  text
    // oxlint-disable-next-line no-control-regex -- terminals' colours begin with it
    .replaceAll(/\u001B\[[0-9;]*m/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 12)
    .join('\n');

const status = (word) =>
  word === 'passed' || word === 'expected'
    ? 'passed'
    : word === 'failed' || word === 'unexpected' || word === 'flaky'
      ? 'failed'
      : 'skipped';

const fromVitest = (report) =>
  report.testResults.flatMap((file) =>
    file.assertionResults.length === 0 && file.status === 'failed'
      ? [{ title: `${file.name} could be loaded`, status: 'failed', covers: [], error: errorLines(file.message) }]
      : file.assertionResults.map((test) => ({
          title: test.fullName,
          status: status(test.status),
          degree: degreeOf(file.name),
          error: errorLines(test.failureMessages?.[0]),
          // A story says them beside its name (.storybook/covers.ts), every other test in its title.
          covers: test.meta.covers ?? idsIn(test.fullName),
        })),
  );

/** What a page showed when its journey failed, as a screen reader has it. */
const shownAtFailure = ({ attachments = [] } = {}) => {
  const { path } = attachments.find(({ name }) => name === 'error-context') ?? {};
  if (!path || !existsSync(path)) return '';
  const [, page = ''] = /```yaml\n([\s\S]*?)\n```/.exec(readFileSync(path, 'utf8')) ?? [];
  // The header is the same everywhere.
  return page
    .slice(Math.max(0, page.indexOf('- main')))
    .split('\n')
    .slice(0, 40)
    .join('\n');
};

const fromSuites = (suite, above = '') => {
  const name = `${above} ${suite.title ?? ''}`;
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map((test) => ({
      title: `${name} ${spec.title} [${test.projectName}]`,
      status: status(test.status),
      degree: 'journey',
      error: [errorLines(test.results.at(-1)?.error?.message), shownAtFailure(test.results.at(-1))]
        .filter(Boolean)
        .join('\n'),
      covers: idsIn(`${name} ${spec.title}`),
    })),
  );
  return own.concat((suite.suites ?? []).flatMap((child) => fromSuites(child, name)));
};

const reports = () =>
  existsSync(resultsDir)
    ? readdirSync(resultsDir)
        .filter((file) => file.endsWith('.json') && file !== SUMMARY)
        .map((file) => JSON.parse(readFileSync(join(resultsDir, file), 'utf8')))
    : [];

const testsOf = (report) => {
  if (report.checks) return report.checks.map((check) => ({ ...check, covers: [] }));
  return report.testResults ? fromVitest(report) : report.suites.flatMap((suite) => fromSuites(suite));
};

/** Every executed test of the last run. */
export const readResults = () => reports().flatMap(testsOf);

/** What the stage of stories found, with what axe reported; undefined where it has not run. */
export const readStories = () => {
  const path = join(resultsDir, 'stories.json');
  if (!existsSync(path)) return undefined;
  const { startTime, testResults } = JSON.parse(readFileSync(path, 'utf8'));
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({
      file: name,
      title: test.fullName,
      passed: test.status === 'passed',
      storyId: test.meta.storyId ?? '',
      axe: test.meta.reports?.find(({ type }) => type === 'a11y')?.result,
    })),
  );
  return { startTime, tests };
};

const secondsOfSuite = ({ specs = [], suites = [] }) =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .reduce((sum, { duration }) => sum + duration / 1000, 0) +
  suites.reduce((sum, suite) => sum + secondsOfSuite(suite), 0);

const filesOf = ({ testResults = [], suites = [], config }) => [
  ...testResults.map(({ name, startTime, endTime }) => ({
    file: relative(at(), name),
    seconds: Math.max(0, (endTime - startTime) / 1000),
  })),
  ...suites.map((suite) => ({
    file: relative(at(), join(config.rootDir, suite.file)),
    seconds: secondsOfSuite(suite),
  })),
];

/**
 * Seconds that the tests of each file of the last run took: `{ 'apps/server/src/app.test.ts': 1.2 }`.
 * @returns {Record<string, number>}
 */
export const readTimes = () => {
  const times = {};
  for (const { file, seconds } of reports().flatMap(filesOf)) times[file] = (times[file] ?? 0) + seconds;
  return times;
};
