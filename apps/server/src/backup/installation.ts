import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { settleJournal } from '../boot/journal.ts';
import { openEngine } from '../boot/storage.ts';
import { lockFolder } from '../db/folderLock.ts';
import { syncFolder, syncTree } from '../db/syncFiles.ts';
import { Refusal } from '../domain/refusal.ts';
import type { Config } from '../platform/config.ts';
import { openFiles } from '../platform/files/index.ts';
import { restoreBackup } from './restore.ts';
import { writeBackup } from './write.ts';

/** Backs up the installation that the settings name. It is not migrated: an older version may be serving. */
export const backUpInstallation = async (config: Config, log: FastifyBaseLogger, path: string) => {
  const storage = await openEngine(config, log);
  try {
    await settleJournal(storage, log);
    return await writeBackup({ db: storage.db, files: openFiles(config) }, path);
  } finally {
    await storage.close();
  }
};

const restoreInto = async (config: Config, log: FastifyBaseLogger, path: string) => {
  const storage = await openEngine(config, log);
  try {
    const restored = await restoreBackup({ db: storage.db, files: openFiles(config) }, path);
    await storage.makeDurable?.();
    return restored;
  } finally {
    await storage.close();
  }
};

/** The parts of a data folder, the database last: with it the marketplace is there. */
const parts = ['files', 'database'];

const restoreFolder = async (config: Config, log: FastifyBaseLogger, path: string) => {
  const { dataDir } = config;
  const lock = await lockFolder(dataDir);
  const draft = join(dataDir, 'restoring');
  try {
    const there = (await readdir(dataDir)).filter((name) => parts.includes(name));
    if (there.length > 0)
      throw new Refusal(
        409,
        `The data folder ${dataDir} holds a marketplace already (${there.join(', ')}), and nothing was changed. Set DATA_DIR to a new folder.`,
      );
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { mode: 0o700 });
    const restored = await restoreInto({ ...config, dataDir: draft }, log, path);
    await syncTree(draft);
    const made = await readdir(draft);
    for (const part of parts) if (made.includes(part)) await rename(join(draft, part), join(dataDir, part));
    await syncFolder(dataDir);
    return restored;
  } finally {
    await rm(draft, { recursive: true, force: true });
    await lock.release();
  }
};

/** Restores into the empty database, or the new data folder, that the settings name. What fails leaves nothing. */
export const restoreInstallation = (config: Config, log: FastifyBaseLogger, path: string) =>
  config.databaseUrl === undefined ? restoreFolder(config, log, path) : restoreInto(config, log, path);
