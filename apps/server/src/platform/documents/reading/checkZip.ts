import { promisify } from 'node:util';
import { fromBuffer } from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';
import type { SheetProblem } from './types.ts';

const open = promisify<Buffer, { lazyEntries: boolean }, ZipFile>(fromBuffer);
const mostEntries = 300;
/** Inflated, all entries together. */
const mostBytes = 60_000_000;

/** Inflates an entry and counts: the directory of an archive may lie. */
const sizeOf = (zip: ZipFile, entry: Entry, room: number): Promise<number> =>
  new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) return reject(error);
      let size = 0;
      return stream
        .on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size > room) stream.destroy(new Error('The entry is larger than allowed.'));
        })
        .on('end', () => resolve(size))
        .on('error', () => (size > room ? resolve(size) : reject(new Error('The entry is damaged.'))));
    });
  });

const check = async (zip: ZipFile): Promise<SheetProblem | undefined> => {
  if (zip.entryCount > mostEntries) return 'tooLarge';
  let total = 0;
  for await (const entry of zip.eachEntry()) {
    if (/vbaProject|macrosheets|\/activeX\//i.test(entry.fileName)) return 'macros';
    total += await sizeOf(zip, entry, mostBytes - total);
    if (total > mostBytes) return 'tooLarge';
  }
  return undefined;
};

/** Looks through a zip archive without keeping what is in it: how much it inflates to, and whether it carries programs. */
export const checkZip = async (content: Buffer): Promise<SheetProblem | undefined> => {
  const zip = await open(content, { lazyEntries: true }).catch(() => undefined);
  if (!zip) return 'invalid';
  return check(zip)
    .catch((): SheetProblem => 'invalid')
    .finally(() => zip.close());
};
