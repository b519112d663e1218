import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'peers');

/**
 * Installs the libraries we are measured beside, once. They are no part of the workspace, for they are 230 MB that nobody needs who only
 * builds or tests.
 */
export const peersInstalled = (): void => {
  const installed = join(folder, 'node_modules/.modules.yaml');
  if (existsSync(installed) && statSync(installed).mtimeMs > statSync(join(folder, 'pnpm-lock.yaml')).mtimeMs) return;
  const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
  const args = ['-y', 'pnpm@12.21.0', 'install', '--ignore-workspace', '--frozen-lockfile', '--loglevel=error'];
  const { status } = spawnSync(npx, args, { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error('What else there is could not be installed: it needs the npm registry.');
};
