import { read } from '@e965/xlsx';
import type { WorkBook } from '@e965/xlsx';
import { expanded, themes } from '@vitrine/tokens';
import sharp from 'sharp';
import sql from 'sql-template-tag';
import { beforeAll, expect, it } from 'vitest';
import { describeEngines } from '../../../../testing/index.ts';
import { streamsOf } from '../../../../testing/pdf.ts';
import { placeOrder } from '../../../../testing/raceOrders.ts';

/** Each partner with a logo of one colour, which is in nothing else. */
const partners = [
  { hash: 'vitrine', variation: 1, pricelist: 1, logo: '#13579b' },
  { hash: 'tropico', variation: 13, pricelist: 5, logo: '#b97531' },
] as const;

type Partner = (typeof partners)[number];

interface Cell {
  v?: unknown;
  s?: { fgColor?: { rgb?: string } };
}

/** A workbook with the files that it is made of. */
type Book = WorkBook & { files?: Record<string, { content: Uint8Array }> };

/** A square with transparent edges. */
const logoOf = (colour: string): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 40, channels: 4, background: colour } })
    .extend({ top: 10, bottom: 10, left: 10, right: 10, background: '#0000' })
    .webp({ lossless: true })
    .toBuffer();

/** The colours of the partner's shop in light mode, as `#rrggbb`. */
const coloursOf = ({ hash }: Partner, names: readonly string[]): string[] => {
  const vars: Readonly<Record<string, string>> = expanded(themes[hash], 'light').vars;
  return names.map((name) => vars[`--v-color-${name}`]?.slice(0, 7) ?? name);
};

const hexOf = (parts: readonly number[]): string =>
  `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/** The colour in the middle of a picture. */
const middleOf = async (png: Uint8Array): Promise<string> => {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  return hexOf([...data.subarray(at, at + 3)]);
};

describeEngines(
  'the purchase order of a partner',
  (server) => {
    const orders = new Map<string, number>();

    beforeAll(async () => {
      const { files } = server.app.platform;
      for (const { hash, logo } of partners) {
        const key = `logos/${hash}.webp`;
        await files.put(key, await logoOf(logo), 'image/webp');
        await server.db.query(sql`update account set logo = ${files.url(key)} where hash = ${hash}`);
      }
      for (const { hash, variation, pricelist } of partners)
        orders.set(hash, await placeOrder(server, { as: `buyer@${hash}.example`, variation, units: 30, pricelist }));
    });

    const get = async ({ hash }: Partner, file: string): Promise<Buffer> => {
      const { status, bytes } = await server.fetch(`/v1/orders/${orders.get(hash)}/${file}`, {
        headers: { authorization: `Bearer ${await server.token(`buyer@${hash}.example`)}`, 'x-account-hash': hash },
      });
      expect(status).toBe(200);
      return bytes;
    };

    it.each(partners)('is a sheet with the colours and the logo of $hash (R-313, A-100)', async (partner) => {
      const book: Book = read(await get(partner, 'po-xlsx'), { cellStyles: true, bookFiles: true });
      const cells: Cell[] = Object.values(book.Sheets[book.SheetNames[0] ?? ''] ?? {});
      const [brand = ''] = coloursOf(partner, ['brand']);
      const filled = cells.filter(({ s }) => s?.fgColor?.rgb === brand.slice(1).toUpperCase());
      // From the product to the note of a line, with the one size that was ordered.
      expect(filled).toHaveLength(10);
      expect(filled.map(({ v }) => v)).toContain('S');
      const pictures = Object.entries(book.files ?? {}).filter(([path]) => path.startsWith('xl/media/'));
      expect(await Promise.all(pictures.map(([, { content }]) => middleOf(content)))).toEqual([partner.logo]);
    });

    it.each(partners)('is a PDF with the colours and the logo of $hash (R-314, A-101)', async (partner) => {
      const streams = streamsOf(await get(partner, 'po-pdf'));
      const drawing = streams.flatMap(({ about, data }) => (/\/Subtype|\/Length1/.test(about) ? [] : data.toString()));
      const coloursBefore = (operator: string): string[] => {
        const found = drawing.join('\n').matchAll(new RegExp(`^(\\S+) (\\S+) (\\S+) ${operator}$`, 'gm'));
        return [
          ...new Set([...found].map((match) => hexOf(match.slice(1).map((part) => Math.round(Number(part) * 255))))),
        ];
      };
      expect(coloursBefore('SCN')).toEqual(coloursOf(partner, ['brand', 'line']));
      expect(coloursBefore('scn').toSorted()).toEqual(coloursOf(partner, ['ink', 'ink-muted']).toSorted());
      const pictures = streams.filter(({ about }) => /\/Subtype \/Image/.test(about) && about.includes('/DeviceRGB'));
      const pixel = Buffer.from(partner.logo.slice(1), 'hex');
      expect(pictures.map(({ data }) => data.subarray(data.length / 2).includes(pixel))).toEqual([true]);
      expect(drawing.join('\n')).toMatch(/^\/I1 Do$/m);
    });
  },
  { engines: ['postgres'] },
);
