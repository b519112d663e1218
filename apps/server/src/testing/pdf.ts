import { inflateSync } from 'node:zlib';

interface PdfStream {
  /** The object before its data, from its number on. */
  about: string;
  /** Inflated. */
  data: Buffer;
}

/** The streams of a PDF. */
export const streamsOf = (pdf: Buffer): PdfStream[] => {
  const found: PdfStream[] = [];
  for (let at = pdf.indexOf('stream\n'); at > 0; at = pdf.indexOf('stream\n', pdf.indexOf('endstream', at) + 10)) {
    const about = pdf.toString('latin1', pdf.lastIndexOf('\n', pdf.lastIndexOf(' obj', at)), at);
    const data = pdf.subarray(at + 7, pdf.indexOf('\nendstream', at));
    found.push({ about, data: about.includes('FlateDecode') ? inflateSync(data) : data });
  }
  return found;
};

/** The letters by their number in the file, of each font by its name on the page. */
const alphabetsOf = (pdf: string, streams: PdfStream[]): Map<string, string[]> => {
  const fonts = Array.from(pdf.matchAll(/\/(F\d+) (\d+) 0 R/g));
  return new Map(
    fonts.map(([, name = '', id = '']) => {
      const start = pdf.indexOf(`\n${id} 0 obj`);
      const [, map = ''] = /\/ToUnicode (\d+) 0 R/.exec(pdf.slice(start, pdf.indexOf('endobj', start))) ?? [];
      const letters = streams.find(({ about }) => about.startsWith(`\n${map} 0 obj`))?.data.toString('latin1') ?? '';
      const rows = letters.match(/(?<=\[)<[^\]]*/g) ?? [];
      const entries = rows.join(' ').matchAll(/<([\da-f ]*)>/g);
      const texts = Array.from(entries, ([, hex = '']) =>
        Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      );
      return [name, texts];
    }),
  );
};

/** What the pages say, line after line, each from left to right. A letter that its font lacks is `□`. */
export const linesOf = (pdf: Buffer): string[] => {
  const streams = streamsOf(pdf);
  const alphabets = alphabetsOf(pdf.toString('latin1'), streams);
  let alphabet: string[] = [];
  const lineOf = (parts: string): string => {
    const ids = [...parts.matchAll(/<([\da-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
    return ids.map((id) => (id === '0000' ? '□' : (alphabet[Number.parseInt(id, 16)] ?? ''))).join('');
  };
  return streams.flatMap(({ data }) =>
    Array.from(data.toString('latin1').matchAll(/\/(F\d+) [\d.]+ Tf|\[([\d\s.<>a-f-]*)\] TJ/g)).flatMap(
      ([, name, parts = '']) => {
        if (!name) return [lineOf(parts)];
        alphabet = alphabets.get(name) ?? [];
        return [];
      },
    ),
  );
};
