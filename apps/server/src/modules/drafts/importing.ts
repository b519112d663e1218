import type { CallData, contract } from '@vitrine/api';
import type { BuyerScope } from '../../domain/scope.ts';
import { describeColumns } from '../../platform/documents/layouts/describe.ts';
import { keepLayout } from '../../platform/documents/layouts/remembered.ts';
import type { SheetRows } from '../../platform/documents/reading/types.ts';
import { newSecret } from '../../platform/secrets.ts';
import { layoutsOf } from './layout/types.ts';
import { matchLines } from './match.ts';
import type { Matched } from './match.ts';
import { readOpenCart } from './openCart.ts';
import { compare } from './preview.ts';
import * as repository from './repository.ts';
import { readSent, type ImportInput, type Known, type Sent } from './sent.ts';
import type { Unread } from './unread.ts';
import { t } from './words.ts';

/** Why a cell cannot be read, as a sheet with its row beside it says it. */
const reasonWords = {
  notANumber: 'notANumberHere',
  formula: 'formulaHere',
  noReference: 'noReference',
  formulaReference: 'formulaReference',
} as const satisfies Record<Unread['why'], string>;

type Preview = CallData<typeof contract.drafts.preImport>;

const nothingMatched = { productsNotFound: [], variationsNotFound: [], withoutSizes: [] };

type Mismatched = Pick<Matched, keyof typeof nothingMatched>;

const reasonsOf = (
  { language }: BuyerScope,
  unread: readonly Unread[],
  matched: Mismatched,
): repository.SheetWithReasons['reasons'] => {
  const lists = [
    ['notFound', matched.productsNotFound],
    ['variationNotFound', matched.variationsNotFound],
    ['noSize', matched.withoutSizes],
  ] as const;
  const ofSize = (size: string): string => size && `${t(language, 'size')} ${size}`;
  return [
    ...unread.map(({ row, size, why }) => ({
      row,
      reason: [ofSize(size), t(language, reasonWords[why])].filter(Boolean).join(': '),
    })),
    ...lists.flatMap(([key, rows]) =>
      rows.map(({ row, size }) => ({ row, reason: [t(language, key), size].filter(Boolean).join(': ') })),
    ),
  ];
};

/** What a formula gives is not known: one that has to be replaced is shown as it is written. */
const toPlainRows = (rows: SheetRows, unread: readonly Unread[]): repository.SheetWithReasons['rows'] => {
  const wrong = new Set(unread.map(({ row, column }) => `${row} ${column}`));
  return rows.map((cells, index) =>
    cells.map((cell, column) => {
      if (typeof cell !== 'object' || cell === null) return cell;
      return wrong.has(`${index + 1} ${column}`) ? `=${cell.formula}` : null;
    }),
  );
};

const keepErrors = async (
  scope: BuyerScope,
  { target, rows, head, unread }: Sent,
  matched: Mismatched,
): Promise<string> => {
  const secret = newSecret();
  await repository.insertDraft(scope, {
    secret,
    brandId: target.brand.id,
    pricelistId: target.pricelist.id,
    lines: null,
    sheet: {
      name: target.brand.name,
      rows: toPlainRows(rows, unread),
      head,
      reasons: reasonsOf(scope, unread, matched),
    },
  });
  return secret;
};

const keepDraft = async (
  scope: BuyerScope,
  { brand, pricelist }: Known,
  matched: Matched,
  compared: ReturnType<typeof compare>,
): Promise<Preview['purchase_order_drafts'][number]> => {
  const secret = newSecret();
  await repository.insertDraft(scope, {
    secret,
    brandId: brand.id,
    pricelistId: pricelist.id,
    lines: matched.lines,
    sheet: null,
  });
  const units = matched.lines.reduce(
    (sum, { items }) => sum + items.reduce((all, { quantity }) => all + quantity, 0),
    0,
  );
  return {
    id: secret,
    seller: brand,
    pricelist,
    units,
    products: new Set(matched.lines.map(({ productId }) => productId)).size,
    ...compared,
    reduced: matched.reduced,
    repeated: matched.repeated,
  };
};

const describeLayout = ({ rows, layout }: Sent): Preview['layout'] =>
  layout && {
    id: layout.id,
    state: layout.state === 'chosen' ? 'read' : layout.state,
    problem: layout.problem,
    columns: describeColumns(rows, layout),
  };

/** What the buyer said of the columns is remembered if it finds at least one product. */
const keepChosen = async (scope: BuyerScope, sent: Sent, { lines }: Matched): Promise<Preview['layout']> => {
  const described = describeLayout(sent);
  if (!described || sent.layout?.state !== 'chosen' || lines.length === 0) return described;
  const id = await keepLayout(layoutsOf(scope), sent.rows, sent.layout);
  return { ...described, id, state: id === null ? 'read' : 'kept' };
};

/** Checks a filled-in sheet or pasted rows and keeps what they would bring; nothing in the cart changes (A-093, S-093, S-094). */
export const preImport = async (scope: BuyerScope, input: ImportInput): Promise<Preview> => {
  const sent = await readSent(scope, input);
  const { lines, unread, target, products } = sent;
  const nothing = {
    products_not_found: [],
    products_variation_or_size_not_found: [],
    products_with_no_size: [],
    rows_not_read: unread.map((cell) => ({
      row: cell.row,
      product: cell.product,
      variation: cell.variation,
      size: cell.size,
      quantity: cell.quantity,
      reason: t(scope.language, reasonWords[cell.why]),
    })),
    purchase_order_drafts: [],
    has_opened_cart: target.has_opened_cart,
    reasons: null,
  };
  if (!lines) {
    const reasons = unread.length > 0 ? await keepErrors(scope, sent, nothingMatched) : null;
    return { ...nothing, reasons, layout: describeLayout(sent) };
  }
  const cart = await readOpenCart(scope, { brandId: target.brand.id, pricelistId: target.pricelist.id });
  // Exported from another cart, every quantity of the sheet counts.
  const memory = sent.memory?.cart === cart?.id ? sent.memory : null;
  const matched = matchLines(lines, products, { cart, memory });
  const { productsNotFound, variationsNotFound, withoutSizes } = matched;
  const hasErrors = unread.length + productsNotFound.length + variationsNotFound.length + withoutSizes.length > 0;
  const layout = await keepChosen(scope, sent, matched);
  if (!hasErrors) {
    const compared = compare(matched.lines, products, cart);
    return { ...nothing, layout, purchase_order_drafts: [await keepDraft(scope, target, matched, compared)] };
  }
  return {
    ...nothing,
    products_not_found: productsNotFound,
    products_variation_or_size_not_found: variationsNotFound,
    products_with_no_size: withoutSizes,
    reasons: await keepErrors(scope, sent, matched),
    layout,
  };
};
