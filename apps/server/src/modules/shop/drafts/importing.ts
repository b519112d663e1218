import type { CallData, contract } from '@vitrine/api';
import type { BuyerScope } from '../../../domain/scope.ts';
import { describeColumns } from '../../../platform/documents/layouts/describe.ts';
import { keepLayout } from '../../../platform/documents/layouts/remembered.ts';
import { rewritten, textProblemOf } from '../../../platform/documents/reading/cells.ts';
import type { SheetRows } from '../../../platform/documents/reading/types.ts';
import { newSecret } from '../../../platform/secrets.ts';
import { accountOf } from './account.ts';
import { layoutsOf } from './layout/types.ts';
import { matchLines } from './match.ts';
import type { Matched } from './match.ts';
import { readOpenCart } from './openCart.ts';
import { describeAccount, notesOf } from './notes.ts';
import { compare } from './preview.ts';
import * as repository from './repository.ts';
import { readSent, type ImportInput, type Known, type Sent } from './sent.ts';
import type { Unread } from './types.ts';
import { t } from './words.ts';

type Preview = CallData<typeof contract.drafts.preImport>;

const nothingMatched = { productsNotFound: [], variationsNotFound: [], withoutSizes: [], misnamed: [] };

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
    ...[...unread, ...matched.misnamed].map((cell) => ({
      row: cell.row,
      reason: [ofSize(cell.size), t(language, cell.why)].filter(Boolean).join(': '),
    })),
    ...lists.flatMap(([key, rows]) =>
      rows.map(({ row, size }) => ({ row, reason: [t(language, key), size].filter(Boolean).join(': ') })),
    ),
  ];
};

/** What a formula gives is not known: one that has to be replaced is shown as it is written, others are left out. */
const toPlainRows = (rows: SheetRows, unread: readonly Unread[]): repository.SheetWithReasons['rows'] => {
  const wrong = new Set(unread.map(({ row, column }) => `${row} ${column}`));
  return rows.map((cells, index) =>
    cells.map((cell, column) =>
      textProblemOf(cell) === 'formula' && !wrong.has(`${index + 1} ${column}`) ? null : rewritten(cell),
    ),
  );
};

const keepErrors = async (
  scope: BuyerScope,
  { target, rows, head }: Sent,
  unread: readonly Unread[],
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
  const { sheet, target, products } = sent;
  const { unread } = sheet ?? sent.refused ?? { unread: [] };
  const toUnread = (cells: readonly Unread[]): Preview['rows_not_read'] =>
    cells.map(({ row, product, variation, size, quantity, why }) => {
      const reason = t(scope.language, why);
      return { row, product, variation, size, quantity, reason };
    });
  const nothing = {
    products_not_found: [],
    products_variation_or_size_not_found: [],
    products_with_no_size: [],
    rows_not_read: toUnread(unread),
    purchase_order_drafts: [],
    has_opened_cart: target.has_opened_cart,
    reasons: null,
    account: null,
    notes: notesOf(scope, sent),
    sheets: sent.unsure,
  };
  if (!sheet) {
    const reasons = unread.length > 0 ? await keepErrors(scope, sent, unread, nothingMatched) : null;
    return { ...nothing, reasons, layout: describeLayout(sent) };
  }
  const cart = await readOpenCart(scope, { brandId: target.brand.id, pricelistId: target.pricelist.id });
  // Exported from another cart, every quantity of the sheet counts.
  const memory = sent.memory?.cart === cart?.id ? sent.memory : null;
  const matched = matchLines(sheet.lines, products, { cart, memory });
  const { productsNotFound, variationsNotFound, withoutSizes, misnamed } = matched;
  const wrong = [unread, productsNotFound, variationsNotFound, withoutSizes, misnamed];
  const hasErrors = wrong.some((rows) => rows.length > 0);
  const account = describeAccount(scope, accountOf(sent.rows, sent.head, sheet, matched));
  const layout = await keepChosen(scope, sent, matched);
  if (!hasErrors) {
    const compared = compare(matched.lines, products, cart);
    return { ...nothing, account, layout, purchase_order_drafts: [await keepDraft(scope, target, matched, compared)] };
  }
  return {
    ...nothing,
    account,
    rows_not_read: toUnread([...unread, ...misnamed]),
    products_not_found: productsNotFound,
    products_variation_or_size_not_found: variationsNotFound,
    products_with_no_size: withoutSizes,
    reasons: await keepErrors(scope, sent, unread, matched),
    layout,
  };
};
