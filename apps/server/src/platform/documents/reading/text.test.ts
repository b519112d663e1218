import { expect, it } from 'vitest';
import { decodeText, rowsOfText } from './text.ts';

/** A text in an encoding of one byte a letter. */
const encode = (text: string, encoding: string): Buffer => {
  const decoder = new TextDecoder(encoding);
  const codes = new Map(Array.from({ length: 256 }, (_, code) => [decoder.decode(new Uint8Array([code])), code]));
  return Buffer.from(Array.from(text, (letter) => codes.get(letter) ?? 0x3f));
};

it.each([
  ['Portuguese', 'windows-1252', 'Style;Color\nLUM-10001;Açafrão'],
  ['French', 'windows-1252', 'Nom\nRobe d’été Éléonore'],
  ['German', 'windows-1252', 'Farbe\nWeiß, Grün, Größe 38'],
  ['pounds', 'windows-1252', 'Style;Price\nA;£12'],
  ['Polish', 'windows-1250', 'Kolor\nPłaszcz wełniany, różowy, Éléonore'],
  ['Czech', 'windows-1250', 'Barva\nŠaty žluté, Košile světlá'],
  ['Hungarian', 'windows-1250', 'Szín\nNői ruha, őszi kék, gyűrt'],
  ['Turkish', 'windows-1254', 'Renk\nGömlek, kırmızı, yeşil açık'],
  ['French with a ligature', 'windows-1252', 'Nom\nCœur écru, nœud'],
  ['French with a ligature', 'iso-8859-15', 'Nom\nCœur écru, nœud'],
  ['Estonian', 'iso-8859-15', 'Nimi\nŠifoon, beež, öö'],
  ['French with euros', 'iso-8859-15', 'Prix\nRobe été, 12 €'],
])('A text without a mark is read by the letters of its language: %s, %s', (_, encoding, text) => {
  expect(decodeText(encode(text, encoding))).toMatchObject({ text, encoding: { name: encoding } });
});

it('A text in UTF-8 or UTF-16, with a mark or without, is certain', () => {
  const text = 'Renk;Açık\nŁódź;夏';
  const all = [text, `\uFEFF${text}`].flatMap((each) => [
    Buffer.from(each),
    Buffer.from(each, 'utf16le'),
    Buffer.from(each, 'utf16le').swap16(),
  ]);
  expect(all.map((bytes) => decodeText(bytes))).toEqual(all.map(() => ({ text, encoding: null })));
});

it('Cells keep their quotes, separators and line breaks, saved or pasted', () => {
  expect(rowsOfText('LUM-10001\t"Saffron\n(new)"\tS\t2\nLUM-10001\tTerracotta\tM\t3\n')).toEqual([
    ['LUM-10001', 'Saffron\n(new)', 'S', '2'],
    ['LUM-10001', 'Terracotta', 'M', '3'],
  ]);
  const quoted = 'Style,Description,Qty\nA-1,"Dress; ""linen"", long",2';
  expect(rowsOfText(quoted)[1]).toEqual(['A-1', 'Dress; "linen", long', '2']);
  expect(rowsOfText('Style,Text\nA-1,soft; warm\nA-2,long')[1]).toEqual(['A-1', 'soft; warm']);
  const asExcel = [
    ['A', 'B'],
    ['5" heel', '2'],
  ];
  const heads = ['sep=;\n', '"sep=;"\r\n', 'SEP=;\r'];
  expect(heads.map((line) => rowsOfText(`${line}A;B\n5" heel;2`))).toEqual(heads.map(() => asExcel));
  const unclosed = [
    ['A', '"open'],
    ['B', '2'],
  ];
  expect(rowsOfText('A\t"open\nB\t2')).toEqual(unclosed);
});
