import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Journal, JournalRecord } from '../platform/journal.ts';

/** The groups the journal is read in. */
export const groupsOf = async (journal: Journal, end?: number): Promise<JournalRecord[][]> => {
  const groups: JournalRecord[][] = [];
  for await (const group of journal.read(end)) groups.push(group);
  return groups;
};

export const recordsOf = async (journal: Journal): Promise<JournalRecord[]> => (await groupsOf(journal)).flat();

/** Appends without a pause, and says which records are on the disk; beside it cuts without a pause, and says below which it cuts first. */
const program = (journal: string, path: string): string => `
  import { openJournal } from ${JSON.stringify(journal)};
  import { writeSync } from 'node:fs';
  const journal = await openJournal(${JSON.stringify(path)});
  const write = async () => {
    for (let number = 1; ; number += 1) {
      await journal.append({ kind: 'order', data: { number, text: 'x'.repeat(500) } });
      writeSync(1, 'written ' + number + '\\n');
    }
  };
  const cut = async () => {
    for (;;) {
      const end = await journal.end();
      const before = (await Array.fromAsync(journal.read(end))).flat();
      if (before.length > 0) writeSync(1, 'durable ' + before.at(-1).data.number + '\\n');
      await journal.cut(end);
    }
  };
  await Promise.all([write(), cut()]);
`;

/** Runs a process that appends and cuts, kills it after so many acknowledged records, and answers which those were. */
export const cutUntilKilled = async (
  path: string,
  enough: number,
): Promise<{ acknowledged: number[]; durable: number }> => {
  const journal = new URL('../platform/journal.ts', import.meta.url).href;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program(journal, path)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    if (said.includes(`written ${enough}\n`)) child.kill('SIGKILL');
  });
  await once(child, 'close');
  const numbers = (word: string): number[] =>
    [...said.matchAll(new RegExp(`^${word} (\\d+)$`, 'gm'))].map(([, number]) => Number(number));
  return { acknowledged: numbers('written'), durable: numbers('durable').at(-1) ?? 0 };
};
