import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { constants, createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { isDiskFull } from '../db/errors.ts';
import { Refusal } from '../domain/refusal.ts';

/** One file of an archive. Each is small enough for the memory. */
export interface Entry {
  name: string;
  content: Buffer;
}

export interface ArchiveWriter {
  add(name: string, content: string | Uint8Array): Promise<void>;
  /** Writes the checksums, puts the archive on the disk and gives it its name. Resolves with its bytes. */
  finish(): Promise<number>;
  /** Leaves nothing. */
  abandon(): Promise<void>;
}

const sumsName = 'checksums.json';

const digest = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

const unwritable = (path: string, error: unknown): unknown => {
  if (codeOf(error) === 'EEXIST')
    return new Refusal(409, `${path} exists already, and nothing was changed. Choose another name, or remove it.`);
  if (isDiskFull(error))
    return new Refusal(
      507,
      `The disk is full, so no backup was made, and nothing of ${path} is left. Free some space, or choose another disk.`,
    );
  if (['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'EROFS', 'EFBIG'].includes(String(codeOf(error))))
    return new Refusal(
      400,
      `${path} cannot be written (${String(codeOf(error))}). Choose a folder that exists and that this user may write.`,
    );
  return error;
};

/** Takes the name only while it is free: another backup may have taken it meanwhile. */
const claim = async (path: string): Promise<void> => {
  const file = await open(path, 'wx', 0o600).catch((error: unknown) => {
    throw unwritable(path, error);
  });
  await file.close();
};

/** A tar file, compressed by gzip, with the SHA-256 of every entry in its last one. Until it is whole its name ends in `.part`. */
export const writeArchive = async (path: string): Promise<ArchiveWriter> => {
  await claim(path);
  const part = `${path}.part`;
  const out = createWriteStream(part, { mode: 0o600 });
  const tar = pack();
  const written = pipeline(tar, createGzip({ level: constants.Z_BEST_SPEED }), out);
  // Thrown where it is waited for.
  written.catch(() => undefined);
  const sums: Record<string, string> = {};

  const put = async (name: string, content: Buffer): Promise<void> => {
    const taken = new Promise<void>((resolve, reject) => {
      tar.entry({ name, mode: 0o600 }, content, (error) => (error ? reject(error) : resolve())).on('error', reject);
    });
    // A disk that is full ends the pipeline, and then no entry is taken any more: its error is the reason.
    await Promise.race([taken, written]).catch((error: Error) => {
      tar.destroy(error);
      return written;
    });
  };

  const abandon = async (): Promise<void> => {
    tar.destroy();
    await written.catch(() => undefined);
    await Promise.all([rm(part, { force: true }), rm(path, { force: true })]);
  };

  const orNothing = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      await abandon();
      throw unwritable(path, error);
    }
  };

  return {
    add: (name, content) =>
      orNothing(async () => {
        const bytes = Buffer.from(content);
        sums[name] = digest(bytes);
        await put(name, bytes);
      }),
    finish: () =>
      orNothing(async () => {
        await put(sumsName, Buffer.from(JSON.stringify(sums)));
        tar.finalize();
        await written;
        const file = await open(part, 'r+');
        await file.sync();
        await file.close();
        await rename(part, path);
        return out.bytesWritten;
      }),
    abandon,
  };
};

const damaged = (path: string, why: string): Refusal =>
  new Refusal(
    422,
    `${path} is damaged or no backup: ${why}. Nothing was changed. Take another copy of it, or another backup.`,
  );

const unreadable = (path: string, error: unknown): unknown => {
  if (error instanceof Refusal) return error;
  const code = codeOf(error);
  if (['ENOENT', 'EISDIR', 'EACCES', 'ENOTDIR'].includes(String(code)))
    return new Refusal(404, `${path} cannot be read (${String(code)}), so nothing was changed.`);
  if (code === 'EIO') return error;
  return damaged(path, error instanceof Error ? error.message : String(error));
};

/** The entries in their order, unchecked. */
async function* readEntries(path: string): AsyncGenerator<Entry> {
  const tar = extract();
  const read = pipeline(createReadStream(path), createGunzip(), tar);
  read.catch((error: Error) => tar.destroy(error));
  for await (const entry of tar) yield { name: entry.header.name, content: await buffer(entry) };
  await read;
}

/** Reads a whole archive and compares each entry with its checksum. Throws a refusal in words. */
export const checkArchive = async (path: string): Promise<void> => {
  const found: Record<string, string> = {};
  let sums: Record<string, string> | undefined;
  try {
    for await (const { name, content } of readEntries(path)) {
      if (name === sumsName) sums = JSON.parse(content.toString('utf8')) as Record<string, string>;
      else found[name] = digest(content);
    }
  } catch (error) {
    throw unreadable(path, error);
  }
  if (!sums) throw damaged(path, 'its end is missing');
  const names = new Set([...Object.keys(sums), ...Object.keys(found)]);
  for (const name of names) if (sums[name] !== found[name]) throw damaged(path, `${name} is not what was written`);
};

/** The entries of an archive, in the order in which they were written. */
export async function* readArchive(path: string): AsyncGenerator<Entry> {
  try {
    for await (const entry of readEntries(path)) if (entry.name !== sumsName) yield entry;
  } catch (error) {
    throw unreadable(path, error);
  }
}
