import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { shop } from './shop.ts';

const run = promisify(execFile);

/** What an administrator types into a terminal while the shop is open; answers what it prints. */
export const admin = async (...args: string[]): Promise<string> => {
  const { stdout } = await run(process.execPath, ['tools/admin.mjs', ...args], {
    cwd: join(import.meta.dirname, '../../..'),
    env: { ...process.env, DATA_DIR: shop.dataDir },
  });
  return stdout;
};
