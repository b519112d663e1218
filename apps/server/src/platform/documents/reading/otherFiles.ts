import * as xlsx from '@e965/xlsx';
import type { SheetProblem } from './types.ts';
import type { ZipContent } from './readZip.ts';

const mostLookedAt = 4000;

const startsWith =
  (...signs: string[]) =>
  (start: string): boolean =>
    signs.some((sign) => start.startsWith(sign));
const fits =
  (shape: RegExp) =>
  (start: string): boolean =>
    shape.test(start);

/** How files begin that are no spreadsheet, byte by byte. */
const beginnings: readonly (readonly [SheetProblem, (start: string) => boolean])[] = [
  // Excel 2 to 4.
  ['tooOld', startsWith('\t\0', '\t\x02', '\t\x04')],
  ['document', startsWith('%PDF', '{\\rtf')],
  ['picture', startsWith('\xFF\xD8\xFF', '\x89PNG', 'GIF8', 'BM', 'II*\0', 'MM\0*')],
  ['picture', fits(/^(?:RIFF[^]{4}WEBP|[^]{4}ftyp)/)],
  ['archive', startsWith('Rar!', '7z\xBC\xAF', '\x1F\x8B')],
  ['mail', fits(/^(?:From|Return-Path|Received|MIME-Version|Message-ID|Delivered-To): /i)],
  ['webPage', fits(/^(?:\xEF\xBB\xBF)?\s{0,100}</)],
  ['text', startsWith('\xFF\xFE', '\xFE\xFF')],
  // Letters of any encoding, but none of the signs that only programs write.
  ['text', fits(/^[\t\n\r\x20-\x7E\x80-\xFF]+$/)],
];

/** What a file is that is neither an archive nor made of parts as workbooks are. */
export const problemOfFile = (file: Buffer): SheetProblem => {
  if (file.length === 0) return 'empty';
  const start = file.toString('latin1', 0, mostLookedAt);
  return beginnings.find(([, isOne]) => isOne(start))?.[0] ?? 'invalid';
};

/** What an archive is that holds no workbook; undefined for one that does. */
export const problemOfArchive = (content: ZipContent): SheetProblem | undefined => {
  const paths = [...content.keys()];
  const has = (path: RegExp): boolean => paths.some((each) => path.test(each));
  if (content.get('META-INF/manifest.xml')?.includes('encryption-data')) return 'password';
  if (has(/^xl\//) || content.get('content.xml')?.includes('office:spreadsheet')) return undefined;
  if (has(/^Index\/.*\.iwa$|^Index\.zip$/)) return 'numbers';
  return has(/^(?:word|ppt)\/|^content\.xml$/) ? 'document' : 'archive';
};

/** What a file of the time before XLSX is, if it is no workbook that can be read. */
export const problemOfCompound = (file: Buffer): SheetProblem | undefined => {
  const box = xlsx.CFB.read(file, { type: 'buffer' });
  const has = (name: string): boolean => xlsx.CFB.find(box, name) !== null;
  if (has('EncryptedPackage')) return 'password';
  if (has('__properties_version1.0')) return 'mail';
  return has('Workbook') || has('Book') ? undefined : 'document';
};
