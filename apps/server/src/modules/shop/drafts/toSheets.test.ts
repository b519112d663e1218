import { themes } from '@vitrine/tokens';
import { expect, it } from 'vitest';
import type { AccountRecord } from '../../../domain/account.ts';
import { sheetLook } from '../../../platform/documents/look.ts';
import { readZip } from '../../../platform/documents/reading/readZip.ts';
import { writeWorkbook } from '../../../platform/documents/xlsx/workbook.ts';
import { mostPictures } from '../../../platform/documents/sheetPictures.ts';
import { toSheets } from './toSheets.ts';
import type { SheetLine } from './types.ts';

const line = (variationId: number, price: number, quantity: number): SheetLine => ({
  variationId,
  product: 'Dress',
  reference: `CM-${variationId}`,
  colour: 'Ink',
  sizes: { S: { quantity, stock: null } },
  price,
  note: '',
});

it('Amounts of a sheet and their sum are exact to the cent (K-77)', () => {
  const lines = [line(1, 33.4, 3), line(2, 0.1, 3), line(3, 1.1, 3)];
  const sheet = {
    cart: null,
    brand: { id: 1, name: 'Lume' },
    pricelist: { id: 1, name: 'USD', currency: 'USD' },
    title: 'Spring',
    lines,
  };
  const account = { title: 'Vitrine' } as AccountRecord;
  const [first] = toSheets(sheet, { account, language: 'en', logo: undefined });
  const amounts = first?.rows.slice(-4).map((row) => row.at(-2)?.value);
  expect(amounts).toEqual([100.2, 0.3, 3.3, 103.8]);
});

it('A sheet with as many pictures as it may have is small enough to be imported again (R-251, D-095)', async () => {
  const lines = Array.from({ length: mostPictures }, (_, at) => line(at + 1, 10, 1));
  const photograph = () => ({ content: new Uint8Array(20_000), type: 'jpeg' as const, width: 56, height: 72 });
  const sheet = {
    cart: 1,
    brand: { id: 1, name: 'Lume' },
    pricelist: { id: 1, name: 'USD', currency: 'USD' },
    title: 'Spring',
    lines,
    pictures: new Map(lines.map(({ variationId }) => [variationId, photograph()])),
  };
  const account = { title: 'Vitrine' } as AccountRecord;
  const logo = { ...photograph(), type: 'png' as const };
  const file = await writeWorkbook({
    title: 'Spring',
    author: 'Vitrine',
    sheets: toSheets(sheet, { account, language: 'en', logo }),
    look: sheetLook({ style: themes.vitrine }),
  });
  expect(await readZip(file)).toBeInstanceOf(Map);
});
