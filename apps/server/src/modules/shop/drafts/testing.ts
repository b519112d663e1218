import { work } from '../../../platform/documents/reading/read.ts';
import type { SheetResult, SheetRows } from '../../../platform/documents/reading/types.ts';
import { accountOf, isAccounted, type Account } from './account.ts';
import { guessLayout } from '../../../platform/documents/layouts/guess.ts';
import { offerOf } from './layout/types.ts';
import { readLayout } from './layout/readLayout.ts';
import { matchLines, type Matched } from './match.ts';
import { findHead, isEditableList, layoutOfList } from './parse.ts';
import type { KnownProduct } from './repository.ts';
import type { FilledSheet } from './types.ts';

const product = (
  id: number,
  reference_code: string,
  sizes: string[],
  colours: readonly (string | [number, string])[],
): KnownProduct => ({
  id,
  reference_code,
  name: reference_code,
  sizes: sizes.map((name, at) => ({ id: id * 100 + at, name })),
  variations: colours.map((colour, at) => {
    const [code, label] = typeof colour === 'string' ? [id * 1000 + at, colour] : colour;
    return { id: code, labels: [label], label, stock: {} };
  }),
});

const letters = ['XS', 'S', 'M', 'L'];

/** What the brand of the sheets in `testing/fieldSheets` offers. */
const fieldProducts = [
  product(
    1,
    'LUM-10001',
    [...letters, 'XL', 'XXL'],
    [[1, 'Saffron'], [2, 'Pomegranate'], [3, 'Terracotta'], 'Açafrão'],
  ),
  product(2, 'LUM-10002', letters, [
    [7, 'Saffron'],
    [8, 'Almond'],
  ]),
  product(3, 'LUM-10003', ['34', '36', '38', '40'], ['Saffron']),
  product(4, '00123', letters, ['Ecru']),
];

export interface ReadOrder {
  read: SheetResult;
  rows: SheetRows;
  sheet: FilledSheet;
  matched: Matched;
  account: Account;
  /** What is ordered, and each line that is not, as short texts. */
  told: { units: number; wrong: string[]; left: string[] };
}

/** Reads a file as the import of a cart does whose columns explain themselves, without a server. Undefined where the file cannot be read. */
export const readOrder = async (
  content: Uint8Array,
  name = 'order.xlsx',
  products = fieldProducts,
): Promise<ReadOrder | undefined> => {
  const isText = name.endsWith('.csv');
  const read = await work({ content, mostRows: 5000, mostCharacters: 2000, hidden: 'Exported', isText });
  if ('problem' in read) return undefined;
  const { rows } = read;
  const ours = findHead(rows);
  const guessed = guessLayout(rows, offerOf(products));
  const layout = ours && isEditableList(ours) ? layoutOfList(ours) : guessed;
  const sheet = readLayout(rows, layout);
  const matched = matchLines(sheet.lines, products, { cart: undefined, memory: null });
  const account = accountOf(rows, layout.head, sheet, matched);
  if (!isAccounted(account)) throw new Error(`Units are lost: ${JSON.stringify(account)}`);
  const notFound = [...matched.productsNotFound, ...matched.variationsNotFound, ...matched.withoutSizes];
  const wrong = [
    ...[...sheet.unread, ...matched.misnamed].map(({ row, size, why, quantity }) =>
      [row, size, why, quantity].join(' '),
    ),
    ...notFound.map(({ row, size, quantity }) => [row, size, 'notFound', quantity].join(' ')),
  ];
  const left = account.left.map(({ row, units, why }) => `${row} ${why} ${units}`);
  return { read, rows, sheet, matched, account, told: { units: account.taken, wrong, left } };
};
