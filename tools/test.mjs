// npm test: everything, in the order in which it fails fastest. One heavy thing at a time: the suites share two cores.
// npm test -- unit server    runs only the named stages.
import { spawn } from 'node:child_process';
import { findChromium } from './chromium.mjs';
import { comparePictures } from './pictures.mjs';
import { clearResults, readResults, resultsDir, saveChecks } from './results.mjs';
import { at, ensureInstalled, ensureWebBuilt, run, toolEnv } from './toolchain.mjs';

const shell = process.platform === 'win32';
const rooms = [
  'packages/tokens',
  'packages/mail',
  'packages/api',
  'packages/ui',
  'packages/studio',
  'apps/server',
  'packages/demo',
  'apps/web',
  '.',
];

/** Static checks: each counts as one test and speaks only when it fails. */
const checks = [
  ...rooms.map((room) => ({
    title: `types hold in ${room === '.' ? 'stories, tests and tools' : room}`,
    command: ['tsc', '-p', room],
  })),
  { title: 'lint and the boundaries between rooms hold', command: ['oxlint', '--deny-warnings'] },
  { title: 'sources are formatted', command: ['oxfmt', '--check'] },
  { title: 'nothing is unused', command: ['knip', '--no-progress'] },
];

const quiet = ([command, ...args]) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { env: toolEnv(), shell });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => resolve({ code, output }));
  });

const runChecks = async () => {
  const done = [];
  for (const { title, command } of checks) {
    const { code, output } = await quiet(command);
    console.log(`${code === 0 ? '✓' : '✗'} ${title}`);
    if (code !== 0) console.log(output);
    done.push({ title, status: code === 0 ? 'passed' : 'failed' });
  }
  saveChecks(done);
  return done.every((check) => check.status === 'passed') ? 0 : 1;
};

const vitest = (...projects) =>
  run(
    'vitest',
    [
      'run',
      ...projects.flatMap((name) => ['--project', name]),
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${resultsDir}/${projects.join('-')}.json`,
    ],
    { shell },
  );

const inBrowser = (work) => async () => {
  const path = await findChromium();
  if (!path) return 1;
  process.env.CHROMIUM_PATH = path;
  return work();
};

/** Tests of either half. The first has the slow ones: what axe finds in several partners, and the empty installation. */
const halves = '112:149';

/** Two halves of the journeys side by side, each with a shop of its own: one alone leaves half of two cores idle. */
const journeys = async () => {
  const port = Number(process.env.E2E_PORT ?? 3910);
  const args = ['test', '--config', 'apps/web/playwright.config.ts'];
  const codes = await Promise.all(
    [1, 2].map((half) =>
      run('playwright', [...args, `--shard=${half}/2`], {
        shell,
        env: toolEnv({ E2E_PORT: String(port + half - 1), PWTEST_SHARD_WEIGHTS: halves }),
      }),
    ),
  );
  return Math.max(...codes);
};

const stages = {
  checks: runChecks,
  unit: () => vitest('unit'),
  server: () => vitest('server'),
  demo: () => vitest('demo'),
  build: async () => {
    await ensureWebBuilt();
    return vitest('build');
  },
  packages: inBrowser(async () => {
    const { code, output } = await quiet(['node', at('tools/build-packages.mjs')]);
    if (code !== 0) console.log(output);
    return code || vitest('packages');
  }),
  workshop: inBrowser(async () => {
    const { code, output } = await quiet([
      'storybook',
      'build',
      '--output-dir',
      'storybook-static',
      '--disable-telemetry',
    ]);
    if (code !== 0) console.log(output);
    return code || vitest('workshop');
  }),
  stories: inBrowser(() => vitest('stories')),
  visual: () => comparePictures(),
  e2e: inBrowser(async () => {
    await ensureWebBuilt();
    return journeys();
  }),
};

await ensureInstalled();
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in stages));
if (unknown.length > 0) {
  console.error(`There is no stage '${unknown[0]}'. The stages are: ${Object.keys(stages).join(', ')}.`);
  process.exit(1);
}
clearResults();
const broken = [];
for (const [name, stage] of Object.entries(stages)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const started = Date.now();
  console.log(`\n── ${name}`);
  if ((await stage()) !== 0) broken.push(name);
  console.log(`── ${name}: ${((Date.now() - started) / 1000).toFixed(0)} s`);
}

const results = readResults();
const count = (status) => results.filter((test) => test.status === status).length;
const failed = count('failed');
for (const test of results.filter(({ status }) => status === 'failed'))
  console.log(`✗ ${test.title}\n${test.error ? `  ${test.error.replaceAll('\n', '\n  ')}\n` : ''}`);
if (broken.length > 0)
  console.log(`\nBroken stages: ${broken.join(', ')}. Run one again with: npm test -- ${broken[0]}`);
console.log('\nCoverage of the specification: npm run spec\n');
console.log(
  `${count('passed')} passed, ${failed || (broken.length > 0 ? broken.length : 0)} failed, ${count('skipped')} skipped`,
);
process.exit(broken.length > 0 || failed > 0 ? 1 : 0);
