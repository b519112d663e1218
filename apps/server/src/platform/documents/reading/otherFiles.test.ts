import { CFB } from '@e965/xlsx';
import { expect, it } from 'vitest';
import { zip } from '../xlsx/zip.ts';
import { work } from './read.ts';
import { adviceFor, sayProblem } from './refusals.ts';

const compound = (...paths: string[]): Buffer => {
  const box = CFB.utils.cfb_new();
  for (const path of paths) CFB.utils.cfb_add(box, path, Buffer.from('x'));
  return CFB.write(box, { type: 'buffer' }) as Buffer;
};
const archive = (path: string, content = 'x') => zip([{ path, content }]);
const encrypted = '<manifest:encryption-data/>';

it.each([
  ['An empty file', '', 'empty'],
  ['A workbook of Excel 4', Buffer.from('09040600', 'hex'), 'tooOld'],
  ['A report that is a web page', '\uFEFF<html><table>', 'webPage'],
  ['A spreadsheet as XML', '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>', 'webPage'],
  ['A CSV file that was renamed', 'Style;Qty\nLUM-10001;2', 'text'],
  ['A text in UTF-16 that was renamed', Buffer.from('\uFEFFStyle\tQty', 'utf16le'), 'text'],
  ['A PDF', '%PDF-1.7', 'document'],
  ['A letter', archive('word/document.xml'), 'document'],
  ['An old letter', compound('/WordDocument'), 'document'],
  ['A text of LibreOffice', archive('content.xml', '<office:text/>'), 'document'],
  ['A photograph of an iPhone', Buffer.from('\0\0\0\x18ftypheic', 'latin1'), 'picture'],
  ['A photograph', Buffer.from('ffd8ffe0', 'hex'), 'picture'],
  ['A table of Numbers', archive('Index/Document.iwa'), 'numbers'],
  ['Sheets in an archive', archive('order.xlsx'), 'archive'],
  ['A RAR archive', 'Rar!\x1A\x07', 'archive'],
  ['An e-mail', 'Return-Path: <a@shop.example>\n', 'mail'],
  ['An e-mail of Outlook', compound('/__properties_version1.0'), 'mail'],
  ['A workbook with a password', compound('/EncryptedPackage'), 'password'],
  ['A workbook of LibreOffice with a password', archive('META-INF/manifest.xml', encrypted), 'password'],
  ['Half of a workbook', Buffer.from('504b0304', 'hex'), 'damaged'],
  ['Anything else', Buffer.from('7f454c46', 'hex'), 'invalid'],
])('%s with the name of a workbook is refused for what it is (D-095)', async (_, file, problem) => {
  const content = await file;
  const order = { mostRows: 9, mostCharacters: 99, hidden: '', isText: false };
  expect(await work({ ...order, content: Buffer.from(content as string) })).toEqual({ problem });
});

it('Each refusal says what to do, also by the ending of the name alone', () => {
  expect(sayProblem('pt_BR', 'tooOld', {})).toMatch(/anterior ao Excel 97\. Abra .* e salve como XLSX\.$/);
  const advice = ['a.xlsm', 'IMG_1.HEIC', 'order.csv', 'order', 'order.zip'].map((name) => adviceFor('en', name));
  expect(advice).toEqual([
    'The file contains macros. Save it as a workbook without macros.',
    'The file is a picture. Type its lines into a spreadsheet, and choose that file.',
    'The file is plain text. Open it in a spreadsheet program and save it as XLSX.',
    'Open the file in a spreadsheet program and save it as XLSX.',
    'The file is an archive. Unpack it, and choose the spreadsheet in it.',
  ]);
});
