import { openStorage } from '../boot/storage.ts';
import { FolderHeld } from '../db/folderLock.ts';
import { readCatalogue } from '../platform/catalogue.ts';
import type { Config } from '../platform/config.ts';
import { ConfigError, readConfig } from '../platform/config.ts';
import { openFiles } from '../platform/files/index.ts';
import { createLogger } from '../platform/logger.ts';
import { readBrandingFile } from './brandingFile.ts';
import { Misunderstood, readCommand } from './command.ts';
import type { Command } from './command.ts';
import { askAtDoor } from './door.ts';
import { perform } from './perform.ts';
import type { AdminAnswer, AdminRequest } from './perform.ts';
import { report } from './report.ts';
import type { Report } from './report.ts';
import { help } from './words.ts';

/** Does it with the database in hand. An empty one is not filled: that is for the first start. */
const performHere = async (config: Config, request: AdminRequest): Promise<AdminAnswer> => {
  const storage = await openStorage({ ...config, seed: 'none' }, createLogger('error', process.stderr));
  try {
    const catalogue = await readCatalogue(config.webDist);
    return await perform({ db: storage.db, files: openFiles(config), catalogue, changed: () => undefined }, request);
  } finally {
    await storage.close();
  }
};

/** A running server holds the embedded database: then it is asked to do it. */
const performAnywhere = async (config: Config, request: AdminRequest): Promise<AdminAnswer> => {
  try {
    return await performHere(config, request);
  } catch (error) {
    if (!(error instanceof FolderHeld)) throw error;
    const answer = await askAtDoor(config.dataDir, request);
    if (answer) return answer;
    throw error;
  }
};

const requestOf = async (command: Exclude<Command, { do: 'help' }>, from: string): Promise<AdminRequest> => {
  if (command.do === 'list') return { command: 'list' };
  if (command.do === 'brand') return readBrandingFile(command, from);
  return { command: command.do, hash: command.hash };
};

const explained = (error: unknown): error is Error =>
  error instanceof Misunderstood || error instanceof ConfigError || error instanceof FolderHeld;

/** `npm run admin -- …`: `args` as typed, files looked for from the folder `from`. */
export const runAdmin = async (args: readonly string[], env: NodeJS.ProcessEnv, from: string): Promise<Report> => {
  try {
    const command = readCommand(args);
    if (command.do === 'help') return { out: help, err: '', code: 0 };
    return report(await performAnywhere(readConfig(env), await requestOf(command, from)));
  } catch (error) {
    if (explained(error)) return { out: '', err: `${error.message}\n`, code: 1 };
    throw error;
  }
};
