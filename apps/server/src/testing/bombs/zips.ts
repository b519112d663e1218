import { crc32, deflateRawSync } from 'node:zlib';

/** An entry of an archive, as its directory and its own head name it. */
export interface LyingEntry {
  path: string;
  content: Buffer;
  /** What the directory says instead. */
  said?: { path?: string; size?: number };
  /** The directory names the packed bytes as if they were not packed. */
  saidStored?: boolean;
}

const head = (
  path: string,
  { method, size, packed, crc }: { method: number; size: number; packed: number; crc: number },
): Buffer => {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(method, 4);
  fields.writeUInt32LE(crc, 10);
  fields.writeUInt32LE(packed, 14);
  fields.writeUInt32LE(size, 18);
  fields.writeUInt16LE(Buffer.byteLength(path), 22);
  return fields;
};

const signature = (end: string): Buffer => Buffer.from(`PK${end}`, 'latin1');

const endOf = (entries: number, size: number, offset: number): Buffer => {
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries, 4);
  end.writeUInt16LE(entries, 6);
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([signature('\x05\x06'), end]);
};

/** A zip archive whose directory may say something else than the entries. */
export const lyingZip = (entries: readonly LyingEntry[]): Buffer => {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { path, content, said = {}, saidStored } of entries) {
    const packed = deflateRawSync(content, { level: 9 });
    const facts = { method: 8, size: content.length, packed: packed.length, crc: crc32(content) };
    const named = said.path ?? path;
    const stored = { method: 0, size: packed.length, packed: packed.length, crc: crc32(packed) };
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const inDirectory = saidStored ? stored : { ...facts, size: said.size ?? facts.size };
    directory.push(
      Buffer.concat([signature('\x01\x02'), Buffer.from([20, 0]), head(named, inDirectory), place, Buffer.from(named)]),
    );
    const part = Buffer.concat([signature('\x03\x04'), head(path, facts), Buffer.from(path), packed]);
    parts.push(part);
    offset += part.length;
  }
  const index = Buffer.concat(directory);
  return Buffer.concat([...parts, index, endOf(entries.length, index.length, offset)]);
};
