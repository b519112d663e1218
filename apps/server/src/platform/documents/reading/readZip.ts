import { promisify } from 'node:util';
import { fromBuffer } from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';
import type { SheetProblem } from './types.ts';

const open = promisify<Buffer, { lazyEntries: boolean }, ZipFile>(fromBuffer);
const mostEntries = 200;
/** Inflated, all entries together. */
const mostBytes = 50_000_000;

/** What is in an archive, by path. */
export type ZipContent = ReadonlyMap<string, Buffer>;

/** Inflates an entry, as far as there is room: the directory of an archive may lie. Undefined for one that is larger. */
const inflate = (zip: ZipFile, entry: Entry, room: number): Promise<Buffer | undefined> =>
  new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) return reject(error);
      const chunks: Buffer[] = [];
      let size = 0;
      return stream
        .on('data', (chunk: Buffer) => {
          size += chunk.length;
          chunks.push(chunk);
          if (size > room) stream.destroy(new Error('The entry is larger than allowed.'));
        })
        .on('end', () => resolve(Buffer.concat(chunks)))
        .on('error', () => (size > room ? resolve(undefined) : reject(new Error('The entry is damaged.'))));
    });
  });

const readAll = async (zip: ZipFile): Promise<ZipContent | SheetProblem> => {
  if (zip.entryCount > mostEntries) return 'tooLarge';
  const content = new Map<string, Buffer>();
  let room = mostBytes;
  for await (const entry of zip.eachEntry()) {
    if (/vbaProject|macrosheets|\/activeX\//i.test(entry.fileName)) return 'macros';
    if (entry.isEncrypted()) return 'password';
    const inflated = await inflate(zip, entry, room);
    if (!inflated) return 'tooLarge';
    room -= inflated.length;
    content.set(entry.fileName, inflated);
  }
  return content;
};

/**
 * Reads a zip archive up to a limit, or says why not: it inflates to too much, carries programs, or is damaged. What follows must read this and
 * not the archive: its local headers may say something else than its directory.
 */
export const readZip = async (archive: Buffer): Promise<ZipContent | SheetProblem> => {
  const zip = await open(archive, { lazyEntries: true }).catch(() => undefined);
  if (!zip) return 'damaged';
  return readAll(zip)
    .catch((): SheetProblem => 'damaged')
    .finally(() => zip.close());
};
