import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { inflateSync } from 'node:zlib';
import { renderPdf } from '../../../apps/server/src/platform/documents/pdf/render.ts';
import { sheetXml } from '../../../apps/server/src/platform/documents/xlsx/sheetXml.ts';
import { stylesXml } from '../../../apps/server/src/platform/documents/xlsx/styles.ts';
import { documentOf, everyDocument } from './documents.ts';

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Of each stream, what was compressed: another processor may compress it differently. The one of metadata holds the time. */
const drawn = (pdf: Buffer): string =>
  [...pdf.toString('latin1').matchAll(/stream\n(.*?)\nendstream/gs)]
    .map(([, stream = '']) => {
      const bytes = Buffer.from(stream, 'latin1');
      return bytes[0] === 0x78 ? inflateSync(bytes).toString('latin1') : stream;
    })
    .filter((stream) => !stream.includes('xpacket'))
    .join('\n');

const drawnWithoutPictures = async (kind: 'line-sheet' | 'purchase-order'): Promise<string> =>
  drawn(
    await buffer(
      renderPdf(documentOf[kind]({ partner: 'vitrine', language: 'en' }), { read: () => Promise.resolve(undefined) }),
    ),
  );

const drawnSheet = (): string => {
  const { sheets, look } = documentOf['product-list']({ partner: 'vitrine', language: 'en' });
  return stylesXml(look) + sheets.map((sheet) => sheetXml(sheet, true)).join('');
};

/** What the pictures were made from: the content and look of each document, and how each kind is drawn. */
export const documentDigests = async (): Promise<Record<string, string>> => {
  const content = everyDocument.map(({ kind, partner, language }): [string, string] => [
    [kind, partner, language].join('.'),
    digest(JSON.stringify(documentOf[kind]({ partner, language }))),
  ]);
  return {
    ...Object.fromEntries(content),
    'drawing of line-sheet': digest(await drawnWithoutPictures('line-sheet')),
    'drawing of purchase-order': digest(await drawnWithoutPictures('purchase-order')),
    'drawing of product-list': digest(drawnSheet()),
  };
};
