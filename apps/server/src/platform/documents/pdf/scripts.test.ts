import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import type { PaperFont } from '../look.ts';
import { linesOf } from '../../../testing/pdf.ts';
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

/** What a line says from left to right. A letter that its font lacks is `□`. */
const drawn = async (text: string): Promise<string> => {
  const doc = new PDFDocument();
  const content = buffer(doc);
  const type = createTypesetter(doc, look);
  const style = { font: 'text', size: 9, colour: black } as const;
  for (const line of type.wrap(text, style, 500)) type.draw(line, 20, 20);
  doc.end();
  return linesOf(await content).join('');
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
