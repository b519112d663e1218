// Finds the Chromium of the browser tests: the pinned one, which comes by npm, where there is one for this machine.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { addFonts, fontsConf, fontsStamp } from './browserFonts.mjs';
import { at, pinnedNode, run, toolEnv } from './toolchain.mjs';

const KNOWN = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const packed = at('node_modules/@sparticuz/chromium');

/** The package is built for Linux on x64 alone. */
const hasPinned = () => process.platform === 'linux' && process.arch === 'x64' && existsSync(packed);

// Its `inflate` writes below TMPDIR, and leaves what is there already.
const unpack = `
  import { inflate } from '@sparticuz/chromium';
  for (const name of ['chromium.br', 'fonts.tar.br', 'al2023.tar.br', 'swiftshader.tar.br'])
    await inflate('${packed}/bin/' + name);`;

/** Starts with its own libraries and fonts, so that a page is drawn the same on every machine. */
const startScript = (folder) => `#!/bin/sh
export LD_LIBRARY_PATH='${folder}/al2023/lib'
export FONTCONFIG_FILE='${folder}/fonts.conf'
exec '${folder}/chromium' "$@"
`;

/** Path of the pinned Chromium, unpacked at its first use. */
const pinned = () => {
  const { version } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8'));
  const folder = at('.cache/chromium', `${version}-${fontsStamp()}`);
  const start = join(folder, 'start.sh');
  if (existsSync(start)) return start;
  const parts = `${folder}.${process.pid}`;
  mkdirSync(parts, { recursive: true });
  const { status, stderr } = spawnSync(pinnedNode(), ['--input-type=module', '--eval', unpack], {
    cwd: at(),
    env: toolEnv({ TMPDIR: parts }),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The pinned Chromium could not be unpacked into ${folder}: ${stderr}`);
  addFonts(join(parts, 'fonts'));
  writeFileSync(join(parts, 'fonts.conf'), fontsConf(folder));
  writeFileSync(join(parts, 'start.sh'), startScript(folder), { mode: 0o755 });
  rmSync(folder, { recursive: true, force: true });
  renameSync(parts, folder);
  return start;
};

/** Playwright's own browser, if it was installed before. */
const playwrights = () => {
  const script = "import('playwright').then(({ chromium }) => console.log(chromium.executablePath()))";
  const { stdout } = spawnSync('node', ['-e', script], { cwd: at(), env: toolEnv(), encoding: 'utf8' });
  const path = stdout?.trim();
  return path && existsSync(path) ? path : undefined;
};

/** A browser of this machine, or one that Playwright installs. */
const machines = async () => {
  const found = KNOWN.find((path) => existsSync(path)) ?? playwrights();
  if (found) return found;
  console.log('No Chromium found; installing one …');
  return (await run('playwright', ['install', 'chromium'])) === 0 ? playwrights() : undefined;
};

/** Path of a Chromium, or undefined after saying what to do. */
export const findChromium = async () => {
  const given = process.env.CHROMIUM_PATH;
  if (given && existsSync(given)) return given;
  if (hasPinned()) return pinned();
  const found = await machines();
  if (found)
    console.warn(`The pinned Chromium is for Linux on x64. These tests use ${found}, which may draw differently.`);
  else
    console.error(
      "No Chromium could be installed. Do one of these, then run 'npm test' again:\n  anywhere:  npx playwright install --with-deps chromium\n  have one:  CHROMIUM_PATH=/path/to/chromium npm test",
    );
  return found;
};
