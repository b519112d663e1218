import { help } from './words.ts';

/** What was typed, understood. */
export type Command =
  | { do: 'help' }
  | { do: 'list' }
  | { do: 'show' | 'rollback'; hash: string }
  | { do: 'brand'; hash: string; file: string; acceptRepair: boolean };

/** What cannot be understood, with the way out. */
export class Misunderstood extends Error {
  override readonly name = 'Misunderstood';
}

const flags = ['--accept-repair', '--rollback', '--help', '-h'];

const misunderstood = (reason: string): never => {
  throw new Misunderstood(`${reason}\n\n${help}`);
};

const brandCommand = (hash: string, [file, ...more]: readonly string[], given: readonly string[]): Command => {
  if (more.length > 0) return misunderstood(`"${more[0]}" is too much.`);
  if (given.includes('--rollback'))
    return file === undefined ? { do: 'rollback', hash } : misunderstood('--rollback takes no file.');
  if (file === undefined) return misunderstood('The file is missing: account brand HASH FILE.');
  return { do: 'brand', hash, file, acceptRepair: given.includes('--accept-repair') };
};

/** Reads the arguments after `npm run admin --`. */
export const readCommand = (args: readonly string[]): Command => {
  const given = args.filter((arg) => arg.startsWith('-'));
  const [room, verb, hash, ...rest] = args.filter((arg) => !arg.startsWith('-'));
  if (room === undefined || room === 'help' || given.includes('--help') || given.includes('-h')) return { do: 'help' };
  const strange = given.find((flag) => !flags.includes(flag));
  if (strange !== undefined) return misunderstood(`There is no ${strange}.`);
  if (room !== 'account') return misunderstood(`There is nothing to do about "${room}".`);
  if (verb === 'list') return { do: 'list' };
  if (verb !== 'show' && verb !== 'brand') return misunderstood(`There is no command "account ${verb ?? ''}".`);
  if (hash === undefined) return misunderstood(`The account's hash is missing: account ${verb} HASH.`);
  return verb === 'show' ? { do: 'show', hash } : brandCommand(hash, rest, given);
};
