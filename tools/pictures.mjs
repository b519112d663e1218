// Takes pictures of stories and holds them against those in visual/baselines. For what is looked at and how: visual/, docs/guides/visual-tests.md.
import { findChromium } from './chromium.mjs';
import { run } from './toolchain.mjs';

const literally = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Exit code of a comparison, or of taking the pictures again; `part` is a part of the names of stories. */
export const comparePictures = async ({ update = false, part } = {}) => {
  const chromium = await findChromium();
  if (!chromium) return 1;
  process.env.CHROMIUM_PATH = chromium;
  const named = part ? ['--testNamePattern', literally(part)] : [];
  return run(
    'vitest',
    ['run', '--config', 'visual/vitest.config.ts', `--update=${update ? 'all' : 'none'}`, ...named],
    {
      shell: process.platform === 'win32',
      // A browser that died is waited for without end.
      timeout: 60 * 60_000,
    },
  );
};
