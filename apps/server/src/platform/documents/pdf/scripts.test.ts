import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import type { PaperFont } from '../look.ts';
import { createTypesetter } from './typesetter.ts';

const font: PaperFont = { family: 'Jost', weight: 400, tracking: 0, isUpper: false };
const black = '#000000';
const look = {
  display: font,
  text: font,
  ink: black,
  muted: black,
  line: black,
  brand: black,
  onBrand: black,
  soft: black,
};

/** The letters by their number in the file, of each font by its name on the page. */
const alphabetsOf = (pdf: string): Map<string, string[]> => {
  const object = (id: string): string =>
    pdf.slice(pdf.indexOf(`\n${id} 0 obj`), pdf.indexOf('endobj', pdf.indexOf(`\n${id} 0 obj`)));
  const fonts = Array.from(pdf.matchAll(/\/(F\d+) (\d+) 0 R/g));
  return new Map(
    fonts.map(([, name = '', id = '']) => {
      const [, map = ''] = /\/ToUnicode (\d+) 0 R/.exec(object(id)) ?? [];
      const rows = object(map).match(/(?<=\[)<[^\]]*/g) ?? [];
      const entries = rows.join(' ').matchAll(/<([\da-f ]*)>/g);
      const texts = Array.from(entries, ([, hex = '']) =>
        Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      );
      return [name, texts];
    }),
  );
};

/** What a line says from left to right. A letter that its font lacks is `□`. */
const drawn = async (text: string): Promise<string> => {
  const doc = new PDFDocument({ compress: false });
  const content = buffer(doc);
  const type = createTypesetter(doc, look);
  const style = { font: 'text', size: 9, colour: black } as const;
  for (const line of type.wrap(text, style, 500)) type.draw(line, 20, 20);
  doc.end();
  const pdf = (await content).toString('latin1');
  const alphabets = alphabetsOf(pdf);
  let said = '';
  let alphabet: string[] = [];
  for (const [, name, hex = ''] of pdf.matchAll(/\/(F\d+) [\d.]+ Tf|<([\da-f]+)>(?=[\d\s.<>a-f-]*\] TJ)/g)) {
    if (name) alphabet = alphabets.get(name) ?? [];
    for (const id of hex.match(/.{4}/g) ?? []) said += id === '0000' ? '□' : alphabet[Number.parseInt(id, 16)];
  }
  return said;
};

it.each([
  ['上海, 李娜 & 서울 カナ', '上海, 李娜 & 서울 カナ'],
  ['Ąłżİ ĄŁŻ Ελλάς Київ', 'Ąłżİ ĄŁŻ Ελλάς Київ'],
  ['กรุงเทพ मुंबई', 'กรุงเทพ मुंबई'],
  ['→ ✓ 😀 👩🏽‍🎨 🇧🇷 ❤️', '→ ✓ 😀 👩🏽‍🎨 🇧🇷 ❤'],
  ['שלום עולם (12) XL', 'XL (12) םלוע םולש'],
  ['Bolsa שלום עולם, 12', 'Bolsa 12 ,םלוע םולש'],
  ['مرحبا', 'ابحرم'],
])('A document has the letters of "%s", in the order in which they are read', async (text, seen) => {
  expect(await drawn(text)).toBe(seen);
});

it('A document asks for a letter that no font has with a question mark, never a box', async () => {
  expect(await drawn('a\u{10ffff}b')).toBe('a?b');
});
