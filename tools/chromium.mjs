// Finds a Chromium for the browser tests, or installs one the way this machine allows.
import { existsSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { at, run, toolEnv } from './toolchain.mjs';

/** What somebody asked for: the stages before may have set another one. */
const given = process.env.CHROMIUM_PATH;

/** Chromium without its own windows: browser tests take a fifth less time. It draws letters otherwise than the agreed pictures. */
const WINDOWLESS = '/usr/bin/chromium-headless-shell';

const KNOWN = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const installed = ({ pictures }) =>
  [given, ...(pictures ? [...KNOWN, WINDOWLESS] : [WINDOWLESS, ...KNOWN])].find((path) => path && existsSync(path));

/** Playwright's own browser, if it was installed before. */
const playwrights = () => {
  const script = "import('playwright').then(({ chromium }) => console.log(chromium.executablePath()))";
  const { stdout } = spawnSync('node', ['-e', script], { cwd: at(), env: toolEnv(), encoding: 'utf8' });
  const path = stdout?.trim();
  return path && existsSync(path) ? path : undefined;
};

const canApt = () => process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const apt = async () => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  const packages = ['chromium', 'chromium-headless-shell', 'fonts-liberation'];
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
};

/** Path of a Chromium, or undefined with the exact step said aloud. For `pictures`, the one that drew the agreed ones. */
export const findChromium = async ({ pictures = false } = {}) => {
  const found = installed({ pictures }) ?? playwrights();
  if (found) return found;
  console.log('No Chromium found; installing one …');
  if (canApt() && (await apt()) === 0) return installed({ pictures });
  if ((await run('playwright', ['install', 'chromium'])) === 0) return playwrights();
  console.error(
    "No Chromium could be installed. Do one of these, then run 'npm test' again:\n  Debian, Ubuntu:  sudo apt-get install chromium\n  elsewhere:       npx playwright install --with-deps chromium\n  have one:        CHROMIUM_PATH=/path/to/chromium npm test",
  );
  return undefined;
};
