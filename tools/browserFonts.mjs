// The fonts of the test browser beyond Latin: those of documents, from their packages. Without them, a picture has gaps for → ✓ 上海 or 😀.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { at } from './toolchain.mjs';

const fonts = [
  '@embedpdf/fonts-sc/fonts/NotoSansHans-Regular.otf',
  '@embedpdf/fonts-kr/fonts/NotoSansKR-Regular.otf',
  '@embedpdf/fonts-arabic/fonts/NotoNaskhArabic-Regular.ttf',
  '@embedpdf/fonts-hebrew/fonts/NotoSansHebrew-Regular.ttf',
  '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff',
  '@fontsource/noto-sans-thai/files/noto-sans-thai-thai-400-normal.woff',
  '@fontsource/noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal.woff',
  '@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff',
].map((path) => at('apps/server/node_modules', path));

const woffHead = 44;
const woffEntry = 20;
const sfntHead = 12;
const sfntEntry = 16;

/** A WOFF file as the plain font in it: the same tables, not compressed. Linux shows no others. */
const unpackWoff = (woff) => {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(sfntHead + count * sfntEntry);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const power = Math.floor(Math.log2(count));
  head.writeUInt16BE(2 ** power * sfntEntry, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE((count - 2 ** power) * sfntEntry, 10);
  const tables = [];
  let offset = head.length;
  for (let place = 0; place < count; place += 1) {
    const from = woffHead + place * woffEntry;
    const [start, packed, length] = [4, 8, 12].map((part) => woff.readUInt32BE(from + part));
    const content = woff.subarray(start, start + packed);
    const table = packed < length ? inflateSync(content) : content;
    const to = sfntHead + place * sfntEntry;
    woff.copy(head, to, from, from + 4);
    woff.copy(head, to + 4, from + 16, from + 20);
    head.writeUInt32BE(offset, to + 8);
    head.writeUInt32BE(length, to + 12);
    const padded = Buffer.concat([table, Buffer.alloc(-length & 3)]);
    tables.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([head, ...tables]);
};

/** Open Sans comes before all other fonts, for every family that a page names and nobody has. */
export const fontsConf = (folder) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fontcache</cachedir>
  <match target="pattern">
    <edit name="family" mode="append" binding="strong"><string>Open Sans</string></edit>
  </match>
</fontconfig>
`;

/** Changes with this file, so that an older folder is not used. */
export const fontsStamp = () =>
  createHash('sha256')
    .update(readFileSync(new URL(import.meta.url)))
    .digest('hex')
    .slice(0, 8);

/** Writes the fonts into a folder. */
export const addFonts = (folder) => {
  for (const path of fonts) {
    const content = readFileSync(path);
    const isWoff = path.endsWith('.woff');
    const name = basename(path).replace(/\.woff$/, '.ttf');
    writeFileSync(join(folder, name), isWoff ? unpackWoff(content) : content);
  }
};
