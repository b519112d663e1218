// npm run reset: forgets the embedded database, its files and its mails. The next start makes them again.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { at, fail } from './toolchain.mjs';

const data = process.env.DATA_DIR ? resolve(process.env.DATA_DIR) : at('.data');

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

const lock = `${data}/lock`;
const holder = existsSync(lock) ? Number.parseInt(readFileSync(lock, 'utf8'), 10) : NaN;
if (Number.isInteger(holder) && isAlive(holder)) {
  fail(
    `Vitrine is running on ${data} (process ${holder}). Stop it (Ctrl+C in its window), then run 'npm run reset' again. Nothing was removed.`,
  );
}
rmSync(data, { recursive: true, force: true });
console.log(`Removed ${data}. 'npm start' makes a new one.`);
