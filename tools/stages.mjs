// The stages of a test run, in the order in which they fail fastest. One heavy thing at a time: the suites share two cores.
import { spawn } from 'node:child_process';
import { findChromium } from './chromium.mjs';
import { comparePictures } from './pictures.mjs';
import { resultsDir, saveChecks } from './results.mjs';
import { everything } from './tiers.mjs';
import { at, ensureWebBuilt, run, toolEnv } from './toolchain.mjs';

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
    // Each checker works out the shared types for itself; more of them than processors are slower.
    command: ['tsc', '-p', room, '--checkers', '2'],
  })),
  { title: 'lint and the boundaries between rooms hold', command: ['oxlint', '--deny-warnings'] },
  { title: 'sources are formatted', command: ['oxfmt', '--check'] },
  { title: 'nothing is unused', command: ['knip', '--no-progress'] },
];

/** Runs a command to its end and speaks only when it fails; resolves with its exit code. */
const quietly = ([command, ...args]) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { env: toolEnv(), shell });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => {
      if (code !== 0) console.log(output);
      resolve(code);
    });
  });

const runChecks = async () => {
  const done = [];
  for (const { title, command } of checks) {
    const code = await quietly(command);
    console.log(`${code === 0 ? '✓' : '✗'} ${title}`);
    done.push({ title, status: code === 0 ? 'passed' : 'failed' });
  }
  saveChecks(done);
  return done.every((check) => check.status === 'passed') ? 0 : 1;
};

const vitest = (project) =>
  run(
    'vitest',
    [
      'run',
      '--project',
      project,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${resultsDir}/${project}.json`,
    ],
    // Colours in a file are noise.
    { shell, env: toolEnv(process.stdout.isTTY ? {} : { NO_COLOR: '1' }) },
  );

const inBrowser = (work) => async () => {
  const path = await findChromium();
  if (!path) return 1;
  process.env.CHROMIUM_PATH = path;
  return work();
};

/** Two halves of the journeys side by side, each with a shop of its own: one alone leaves half of two cores idle. */
const journeys = async () => {
  const port = Number(process.env.E2E_PORT ?? 3910);
  const codes = await Promise.all(
    [1, 2].map((half) =>
      run('playwright', ['test', '--config', 'apps/web/playwright.config.ts', `--shard=${half}/2`], {
        shell,
        env: toolEnv({ E2E_PORT: String(port + half - 1) }),
      }),
    ),
  );
  return Math.max(...codes);
};

const inEveryRun = {
  checks: runChecks,
  unit: () => vitest('unit'),
  server: () => vitest('server'),
  demo: () => vitest('demo'),
  build: async () => {
    await ensureWebBuilt();
    return vitest('build');
  },
  stories: inBrowser(() => vitest('stories')),
  visual: () => comparePictures(),
  e2e: inBrowser(async () => {
    await ensureWebBuilt();
    return journeys();
  }),
};

const buildStorybook = ['storybook', 'build', '--output-dir', 'storybook-static', '--disable-telemetry'];

/** What is built for others: the packages as they are installed, and the workshop. */
const built = {
  packages: inBrowser(async () => (await quietly(['node', at('tools/build-packages.mjs')])) || vitest('packages')),
  workshop: inBrowser(async () => (await quietly(buildStorybook)) || vitest('workshop')),
};

/** The stages of this run, by name. Each resolves with an exit code. */
export const stages = { ...inEveryRun, ...(everything && built) };
