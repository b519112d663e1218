// Runs a program of the release in place of this process, so that signals reach it and none stays behind that only waits.
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const wanted = 24;

export const become = ([...args], env) => {
  const [major] = process.versions.node.split('.').map(Number);
  if (major < wanted) {
    console.error(
      `\nThis is Node ${process.versions.node}, and Vitrine needs Node ${wanted} or newer. Install it, or name it: /path/to/node server.mjs\n`,
    );
    process.exit(1);
  }
  const program = args.findIndex((argument) => argument.endsWith('.ts'));
  args[program] = `${folder}/${args[program]}`;
  const all = { ...process.env, ...env };
  if (process.execve && process.platform !== 'win32')
    process.execve(process.execPath, [process.execPath, ...args], all);
  process.exit(spawnSync(process.execPath, args, { env: all, stdio: 'inherit' }).status ?? 1);
};
