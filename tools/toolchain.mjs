// The first thing every command does. Runs under any Node from 20.19 on, so: no dependency, no TypeScript here.
import { createHash } from 'node:crypto';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const PNPM = 'pnpm@12.21.0';
const OLDEST = [20, 19];

/** Path inside the repository. */
export const at = (...parts) => join(root, ...parts);

/** Environment in which `node` is the pinned Node and every tool of the workspace is on the path. */
export const toolEnv = (extra = {}) => ({
  ...process.env,
  ...extra,
  PATH: [at('node_modules/.bin'), at('node_modules/node/bin'), process.env.PATH].join(delimiter),
});

/** The pinned Node. */
export const pinnedNode = () => at('node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** Runs a command to its end with signals passed on; resolves with its exit code. */
export const run = (command, args, options = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: toolEnv(), ...options });
    const pass = (signal) => child.kill(signal);
    const signals = ['SIGINT', 'SIGTERM'];
    for (const signal of signals) process.on(signal, pass);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      for (const name of signals) process.off(name, pass);
      resolve(code ?? (signal ? 130 : 1));
    });
  });

/** The pinned pnpm, as command and arguments for `run`. */
export const pnpm = (...args) => [process.platform === 'win32' ? 'npx.cmd' : 'npx', ['-y', PNPM, ...args]];

/** Ends the process with what went wrong and what to do about it. */
export const fail = (message) => {
  console.error(`\n${message}\n`);
  process.exit(1);
};

const NOT_SOURCE = new Set(['node_modules', 'dist']);

const filesIn = (path) => {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  const names = readdirSync(path).filter((name) => !NOT_SOURCE.has(name));
  return names.sort().flatMap((name) => filesIn(join(path, name)));
};

/** Content hash of files and folders, so that work is done again only when its input changed. */
export const fingerprint = (paths) => {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesIn))
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
};

/** True when `stamp` says that `print` was done already. */
export const isDone = (stamp, print) => existsSync(stamp) && readFileSync(stamp, 'utf8') === print;

export const markDone = (stamp, print) => {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, print);
};

const manifests = () =>
  ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json']
    .map((file) => at(file))
    .concat(
      ['packages', 'apps'].flatMap((room) => readdirSync(at(room)).map((name) => at(room, name, 'package.json'))),
    );

/** Installs what the lockfile says, unless it is there already. The network is needed for this step alone. */
export const ensureInstalled = async () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
    fail(
      `Node ${process.versions.node} is too old: Vitrine starts from Node ${OLDEST.join('.')} on (it then uses a pinned Node of its own).\nInstall a newer Node from your usual source and run the command again.`,
    );
  }
  const stamp = at('node_modules/.vitrine-installed');
  const print = fingerprint(manifests());
  if (isDone(stamp, print) && existsSync(pinnedNode())) return;
  console.log('Installing what the lockfile names …');
  const code = await run(...pnpm('install', '--frozen-lockfile', '--reporter=append-only', '--loglevel=error'), {
    env: { ...process.env, CI: 'true' },
  });
  if (code !== 0)
    fail(
      `The installation failed (exit code ${code}). It needs the npm registry: check the connection, then run the command again.`,
    );
  markDone(stamp, print);
};

/** Builds the web app when its sources changed since the last build. */
export const ensureWebBuilt = async () => {
  const sources = [
    'apps/web/src',
    'apps/web/index.html',
    'apps/web/vite.config.ts',
    'apps/web/layers.plugin.ts',
    'apps/web/messages.plugin.ts',
    'apps/web/notices.plugin.ts',
    'packages/ui/src',
    'packages/studio/src',
    'packages/mail/src',
    'packages/tokens/src',
    'packages/api/src',
    'pnpm-lock.yaml',
  ];
  const stamp = at('apps/web/dist/.vitrine-built');
  const print = fingerprint(sources.map((path) => at(path)));
  if (isDone(stamp, print)) return;
  console.log('Building the web app …');
  const code = await run(pinnedNode(), [at('tools/build-web.mjs')]);
  if (code !== 0) fail(`The web app could not be built (exit code ${code}); the lines above say why.`);
  markDone(stamp, print);
};
