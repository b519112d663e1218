import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';

const deflate = promisify(deflateRaw);

export interface ZipEntry {
  path: string;
  content: string | Uint8Array;
}

const localHeader = 0x04034b50;
const centralHeader = 0x02014b50;
const endOfDirectory = 0x06054b50;
const version = 20;
const utf8Names = 0x800;
const deflated = 8;
/** 1 January 1980: the same content makes the same file. */
const date = 0x21;

interface Packed {
  path: Buffer;
  content: Buffer;
  crc: number;
  size: number;
}

const pack = async ({ path, content }: ZipEntry): Promise<Packed> => {
  const bytes = Buffer.from(content);
  return { path: Buffer.from(path), content: await deflate(bytes), crc: crc32(bytes), size: bytes.length };
};

/** The fields that the local header and the directory share. */
const facts = ({ path, content, crc, size }: Packed): Buffer => {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(version, 0);
  fields.writeUInt16LE(utf8Names, 2);
  fields.writeUInt16LE(deflated, 4);
  fields.writeUInt16LE(date, 8);
  fields.writeUInt32LE(crc, 10);
  fields.writeUInt32LE(content.length, 14);
  fields.writeUInt32LE(size, 18);
  fields.writeUInt16LE(path.length, 22);
  return fields;
};

const number32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

const directoryEntry = (packed: Packed, offset: number): Buffer => {
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(offset, 10);
  return Buffer.concat([number32(centralHeader), Buffer.from([version, 0]), facts(packed), rest, packed.path]);
};

/** The files as a zip archive, as spreadsheets need it: names in UTF-8, every entry deflated. */
export const zip = async (entries: readonly ZipEntry[]): Promise<Buffer> => {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const packed of await Promise.all(entries.map(pack))) {
    const part = Buffer.concat([number32(localHeader), facts(packed), packed.path, packed.content]);
    directory.push(directoryEntry(packed, offset));
    parts.push(part);
    offset += part.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(endOfDirectory, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(index.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, index, end]);
};
