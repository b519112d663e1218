import { crc32, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { zip } from '../../platform/documents/xlsx/zip.ts';
import { ordinary, twoFaced } from '../bombs/bombs.ts';

/** What nothing may keep of a file. */
const canary = '<script>alert("vitrine-canary")</script>';

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20" onload="alert(1)">${canary}<rect width="30" height="20" fill="#c33"/></svg>`;
const page = `<!doctype html><html><body>${canary}</body></html>`;
const plain = sharp({ create: { width: 30, height: 20, channels: 3, background: '#c75b39' } });
const bytes = (...parts: (string | Uint8Array)[]): Buffer =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)));

/** A comment of a JPEG, behind its first marker. */
const commented = (jpeg: Buffer): Buffer => {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(canary.length + 2);
  return bytes(jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe]), length, canary, jpeg.subarray(2));
};

/** Files that are one thing to a picture library and another to a browser, or that only say that they are pictures. */
export const polyglots = async (): Promise<Readonly<Record<string, Buffer>>> => {
  const [png, jpeg, gif, tiff] = (await Promise.all(
    (['png', 'jpeg', 'gif', 'tiff'] as const).map((format) => plain.clone().toFormat(format).toBuffer()),
  )) as [Buffer, Buffer, Buffer, Buffer];
  const exif = { IFD0: { Copyright: canary, ImageDescription: canary } };
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/">${canary}</x:xmpmeta>`;
  return {
    svg: bytes(svg),
    'svg behind a declaration': bytes('\ufeff<?xml version="1.0"?><!-- x -->\n', svg),
    'svg with entities': bytes(
      '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
      svg.replace('<rect', '<text>&x;</text><rect'),
    ),
    'svg in gzip': gzipSync(svg),
    page: bytes(page),
    'page behind blanks': bytes('\n\t ', page),
    'page in UTF-16': Buffer.from(`\ufeff${page}`, 'utf16le'),
    'xml with a style sheet': bytes('<?xml version="1.0"?><?xml-stylesheet href="x.xsl"?><x>', canary, '</x>'),
    script: bytes('alert(1)//', canary),
    php: bytes('<?php system($_GET[0]); ?>', canary),
    mail: bytes('MIME-Version: 1.0\r\nContent-Type: text/html\r\n\r\n', page),
    'png with a page behind it': bytes(png, page),
    'png with a zip behind it': bytes(png, await zip([{ path: 'x.html', content: page }])),
    'png with words': await plain.clone().withExif(exif).png().toBuffer(),
    'png, its head alone': bytes(png.subarray(0, 33), page),
    'jpeg with a comment': commented(jpeg),
    'jpeg with words': await plain.clone().withExif(exif).jpeg().toBuffer(),
    'jpeg with a page behind it': bytes(jpeg, page),
    'jpeg with a script before it': bytes(canary, jpeg),
    'gif that is a script': bytes('GIF89a/*', canary, '*/=alert(1)//', gif.subarray(6)),
    'gif with a page behind it': bytes(gif, page),
    'webp with words': await plain.clone().withExif(exif).withXmp(xmp).webp().toBuffer(),
    'webp by its head alone': bytes('RIFF\u0010\0\0\0WEBP', page),
    tiff: bytes(tiff, page),
    'bmp that is a script': bytes('BM/*', Buffer.alloc(50), '*/', canary),
    xbm: bytes('#define x_width 8\n#define x_height 8\nstatic char x_bits[] = {0};', canary),
    'pdf with a picture behind it': bytes(
      '%PDF-1.4\n/OpenAction << /S /JavaScript /JS (app.alert(1)) >>\n',
      canary,
      png,
    ),
    'zip with a page before it': bytes(page, await zip([{ path: 'xl/workbook.xml', content: '<x/>' }])),
    'workbook without one': await zip([{ path: '[Content_Types].xml', content: page }]),
    zeros: Buffer.alloc(2000),
  };
};

/** The width and height in the head of a PNG, which is its first chunk. */
const resized = (png: Buffer, side: number): Buffer => {
  const lying = Buffer.from(png);
  lying.writeUInt32BE(side, 16);
  lying.writeUInt32BE(side, 20);
  lying.writeUInt32BE(crc32(lying.subarray(12, 29)), 29);
  return lying;
};

/** Files that every reader meets one day: without anything in them, with one byte, cut off, and with a head that lies. */
export const brokenFiles = async (kind: 'picture' | 'sheet'): Promise<Readonly<Record<string, Buffer>>> => {
  const whole = kind === 'picture' ? await plain.clone().png().toBuffer() : ordinary();
  return {
    nothing: Buffer.alloc(0),
    'one byte': whole.subarray(0, 1),
    'cut off': whole.subarray(0, Math.floor(whole.length / 2)),
    'a head that lies': kind === 'picture' ? resized(whole, 100_000) : twoFaced(),
  };
};

/** What a file calls itself: names and media types, which nobody may trust. */
export const claims = [
  ['logo.png', 'image/png'],
  ['logo.jpg', 'image/jpeg'],
  ['logo.svg', 'image/png'],
  ['logo.svg', 'image/svg+xml'],
  ['index.html', 'image/webp'],
  ['x.php.gif', 'image/gif'],
  ['../../x.html', 'image/jpeg'],
  ['list.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['list.csv', 'text/html'],
  ['list.xls', 'image/png'],
  ['a"b\n.png', 'image/png'],
  // The place where a long name is cut is in the middle of a character.
  [`${'😀'.repeat(70)}.csv`, 'text/csv'],
  [`${'😀'.repeat(70)}a.xlsx`, 'text/csv'],
  ['rows\0.csv', 'text/plain'],
] as const;
