import { openStorage } from '../boot/storage.ts';
import { isRefused, isUnavailable, reasonOf } from '../db/errors.ts';
import { FolderHeld } from '../db/folderLock.ts';
import { Refusal } from '../domain/refusal.ts';
import { readCatalogue } from '../platform/catalogue.ts';
import type { Config } from '../platform/config.ts';
import { ConfigError, readConfig } from '../platform/config.ts';
import { openFiles } from '../platform/files/index.ts';
import { createLogger } from '../platform/logger.ts';
import { Misunderstood, Misused } from './command.ts';
import type { Command } from './command.ts';
import { commands } from './commands/index.ts';
import { askAdminSocket } from './adminSocket.ts';
import { understand } from './grammar.ts';
import { helpFor } from './help.ts';
import { perform } from './perform.ts';
import type { AdminRequest } from './perform.ts';
import { failed, said } from './report.ts';
import type { Report } from './report.ts';

const findCommand = ({ command }: AdminRequest): Command | undefined => commands.find(({ name }) => name === command);

/** Does it with the database in hand. An empty one is not filled: that is for the first start. */
const performHere = async (config: Config, request: AdminRequest): Promise<Report> => {
  const alone = findCommand(request)?.performAlone;
  if (alone) return alone(config, createLogger('error', process.stderr), request.input);
  const storage = await openStorage(
    { ...config, seed: 'none', databaseWait: 0 },
    createLogger('error', process.stderr),
  );
  try {
    const catalogue = await readCatalogue(config.webDist);
    const installation = { config, db: storage.db, files: openFiles(config), catalogue, changed: () => undefined };
    const report = await perform(installation, request);
    if (!report) throw new Error(`${request.command} does not take what it prepared itself.`);
    return report;
  } finally {
    await storage.close();
  }
};

/** A running server holds the embedded database: then it is asked to do it. */
const performAnywhere = async (config: Config, request: AdminRequest): Promise<Report> => {
  try {
    return await performHere(config, request);
  } catch (error) {
    if (!(error instanceof FolderHeld) || request.command === 'restore') throw error;
    const answer = await askAdminSocket(config.dataDir, request);
    if (answer) return answer;
    throw error;
  }
};

const prepared = async (command: Command, typed: Readonly<Record<string, unknown>>, from: string): Promise<unknown> => {
  try {
    return await command.prepare(typed, from);
  } catch (error) {
    throw error instanceof Misused ? new Misused(`${error.message}\n\n${helpFor(command)}`) : error;
  }
};

const explain = (error: unknown): string | undefined => {
  const isReadable = [Misunderstood, ConfigError, FolderHeld, Refusal].some((kind) => error instanceof kind);
  if (isReadable) return (error as Error).message;
  return isUnavailable(error) || isRefused(error)
    ? `The database cannot be reached, so nothing was changed: ${reasonOf(error)}. Check DATABASE_URL, and that the database runs.`
    : undefined;
};

/** `npm run admin -- …`: `args` as typed, files looked for from the folder `from`. */
export const runAdmin = async (args: readonly string[], env: NodeJS.ProcessEnv, from: string): Promise<Report> => {
  try {
    const understood = understand(commands, args);
    if ('help' in understood) return said(understood.help);
    const { command, typed } = understood;
    const input = await prepared(command, typed, from);
    return await performAnywhere(readConfig(env), { command: command.name, input });
  } catch (error) {
    const reason = explain(error);
    if (reason === undefined) throw error;
    return failed(`${reason.trimEnd()}\n`);
  }
};
