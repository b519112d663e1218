import { Resolver } from 'node:dns/promises';

/** The TXT records of a name; none where there is no such name. Rejects if DNS does not answer. */
export type FindTxt = (name: string) => Promise<string[]>;

const nothingThere = new Set(['ENODATA', 'ENOTFOUND', 'EBADNAME']);

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** Asks the name servers of this machine, for ten seconds at most. */
export const findTxt: FindTxt = async (name) => {
  try {
    const records = await new Resolver({ timeout: 2500, tries: 2 }).resolveTxt(name);
    // A long record comes in several pieces.
    return records.map((pieces) => pieces.join(''));
  } catch (error) {
    if (nothingThere.has(codeOf(error))) return [];
    throw error;
  }
};
