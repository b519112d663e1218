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
import { t } from './words.ts';

type Preview = CallData<typeof contract.drafts.preImport>;

const reasonsOf = (scope: BuyerScope, matched: Matched): repository.SheetWithReasons['reasons'] => {
  const { language } = scope;
  const lists = [
    ['notFound', matched.productsNotFound],
    ['variationNotFound', matched.variationsNotFound],
    ['noSize', matched.withoutSizes],
  ] as const;
  return lists.flatMap(([key, rows]) =>
    rows.map(({ row, size }) => ({ row, reason: [t(language, key), size].filter(Boolean).join(': ') })),
  );
};

const valueOf = (cell: SheetRows[number][number]): string | number | null =>
  typeof cell === 'object' && cell !== null ? null : cell;

const keepErrors = async (scope: BuyerScope, { target, rows, head }: Sent, matched: Matched): Promise<string> => {
  const secret = newSecret();
  await repository.insertDraft(scope, {
    secret,
    brandId: target.brand.id,
    pricelistId: target.pricelist.id,
    lines: null,
    sheet: {
      name: target.brand.name,
      rows: rows.map((row) => row.map(valueOf)),
      head,
      reasons: reasonsOf(scope, matched),
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
  const { lines, target, products } = sent;
  const nothing = {
    products_not_found: [],
    products_variation_or_size_not_found: [],
    products_with_no_size: [],
    purchase_order_drafts: [],
    has_opened_cart: target.has_opened_cart,
    reasons: null,
  };
  if (!lines) return { ...nothing, layout: describeLayout(sent) };
  const cart = await readOpenCart(scope, { brandId: target.brand.id, pricelistId: target.pricelist.id });
  // Exported from another cart, every quantity of the sheet counts.
  const memory = sent.memory?.cart === cart?.id ? sent.memory : null;
  const matched = matchLines(lines, products, { cart, memory });
  const { productsNotFound, variationsNotFound, withoutSizes } = matched;
  const hasErrors = productsNotFound.length + variationsNotFound.length + withoutSizes.length > 0;
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
