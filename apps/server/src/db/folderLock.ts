import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

export interface FolderLock {
  release(): Promise<void>;
}

/** Somebody else holds the folder. The message names the holder and the way out. */
export class FolderHeld extends Error {
  override readonly name = 'FolderHeld';
}

/** Milliseconds between signs of life, and after how many without one a holder on another machine counts as gone. */
const beat = 5000;
const silence = 30_000;

/** Start time of a process in the kernel's ticks, where the kernel tells: a reused number is another process. */
const startOf = (pid: number): string => {
  try {
    // The name of the program, in parentheses, may hold spaces; the 22nd field counts from the start.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? '-';
  } catch {
    return '-';
  }
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** One line: process, start time, machine. The process comes first, so that a person sees it at once. */
const ownLine = (): string => `${process.pid} ${startOf(process.pid)} ${hostname()}\n`;

const isGone = async (path: string, line: string): Promise<boolean> => {
  const [pid = '', start = '-', machine = ''] = line.trim().split(' ');
  if (machine !== hostname()) return Date.now() - (await stat(path)).mtimeMs > silence;
  return !isAlive(Number(pid)) || (start !== '-' && startOf(Number(pid)) !== start);
};

const create = async (path: string): Promise<boolean> => {
  try {
    await writeFile(path, ownLine(), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
};

const held = (folder: string, line: string): FolderHeld => {
  const [pid = '?', , machine = '?'] = line.trim().split(' ');
  return new FolderHeld(
    `The data folder ${folder} is in use by process ${pid} on ${machine}. Stop that one (Ctrl+C in its window, or: kill ${pid}), or set DATA_DIR to another folder.`,
  );
};

/** Moves a dead holder's file aside. When another process was quicker and it is that one's file by now, puts it back. */
const removeStale = async (path: string, line: string): Promise<boolean> => {
  const aside = `${path}.${process.pid}`;
  await rename(path, aside).catch(() => undefined);
  const moved = await readFile(aside, 'utf8').catch(() => undefined);
  if (moved !== undefined && moved !== line) {
    await rename(aside, path);
    return false;
  }
  await rm(aside, { force: true });
  return true;
};

/**
 * Takes the folder for this process, or throws `FolderHeld`. The embedded engine would let two processes write one folder and lose most of it.
 * A holder that died without a word is noticed: its process is gone, or, on another machine, silent for half a minute.
 */
export const lockFolder = async (folder: string): Promise<FolderLock> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'lock');
  while (!(await create(path))) {
    const line = await readFile(path, 'utf8').catch(() => '');
    // Empty: the holder is just writing it.
    if (line === '') await new Promise((resolve) => setTimeout(resolve, 50));
    else if (!(await isGone(path, line)) || !(await removeStale(path, line))) throw held(folder, line);
  }
  const timer = setInterval(() => void utimes(path, new Date(), new Date()).catch(() => undefined), beat).unref();
  return {
    release: async () => {
      clearInterval(timer);
      await rm(path, { force: true });
    },
  };
};
