// Finds a Chromium for the browser tests, or installs one the way this machine allows.
import { existsSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { at, run, toolEnv } from './toolchain.mjs';

const KNOWN = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const installed = () => [process.env.CHROMIUM_PATH, ...KNOWN].find((path) => path && existsSync(path));

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
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
};

/** Path of a Chromium, or undefined with the exact step said aloud. */
export const findChromium = async () => {
  const found = installed() ?? playwrights();
  if (found) return found;
  console.log('No Chromium found; installing one …');
  if (canApt() && (await apt()) === 0) return installed();
  if ((await run('playwright', ['install', 'chromium'])) === 0) return playwrights();
  console.error(
    "No Chromium could be installed. Do one of these, then run 'npm test' again:\n  Debian, Ubuntu:  sudo apt-get install chromium\n  elsewhere:       npx playwright install --with-deps chromium\n  have one:        CHROMIUM_PATH=/path/to/chromium npm test",
  );
  return undefined;
};
