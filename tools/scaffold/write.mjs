// What every scaffold needs: nothing is written before all of it is known to fit.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { spawnSync } from 'node:child_process';
import { at, fail, toolEnv } from '../toolchain.mjs';

export { fail };

const files = new Map();

const textOf = (path) => files.get(path) ?? readFileSync(at(path), 'utf8');

/** Ends with a word when there is something at a path already. */
export const missing = (path) => {
  if (existsSync(at(path))) fail(`${path} exists already.`);
};

/** Ends with a word when nothing is at a path. */
export const needed = (path, word) => {
  if (!existsSync(at(path))) fail(word);
};

/** A new file. */
export const add = (path, text) => {
  missing(path);
  files.set(path, text);
};

/** A line more in a file that is there: before or after the first place that matches. */
export const insert = (path, { before, after }, line) => {
  const text = textOf(path);
  const place = (before ?? after).exec(text);
  if (!place) fail(`${path} is not as this tool knows it: it looks for ${before ?? after}.`);
  const index = place.index + (before ? 0 : place[0].length);
  files.set(path, text.slice(0, index) + line + text.slice(index));
};

/** Writes the files, updates generated ones, formats all, and prints the next steps. */
export const finish = ({ steps, afterwards }) => {
  for (const [path, text] of files) {
    mkdirSync(dirname(at(path)), { recursive: true });
    writeFileSync(at(path), text);
  }
  afterwards?.();
  const shell = process.platform === 'win32';
  spawnSync('oxfmt', [...files.keys()], { cwd: at(), env: toolEnv(), stdio: 'ignore', shell });
  const made = [...files.keys()].map((path) => `  ${path}`);
  console.log(`Written:\n${made.join('\n')}\nNext:`);
  for (const [index, step] of steps.entries()) console.log(`  ${index + 1}. ${step}`);
};
