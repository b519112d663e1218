import type { CallData, contract } from '@vitrine/api';
import { invalid, notFound } from '../../domain/refusal.ts';
import type { BuyerScope } from '../../domain/scope.ts';
import type { SheetRows } from '../../platform/documents/reading/types.ts';
import { newSecret } from '../../platform/secrets.ts';
import { matchLines } from './match.ts';
import type { Matched } from './match.ts';
import type { Memory } from './memory.ts';
import { readOpenCart } from './openCart.ts';
import { parseSheet, textOf } from './parse.ts';
import { pastedRows } from './pastedRows.ts';
import { filledIn, mostRows, readFile, refuse, refuseRows } from './reading.ts';
import { compare } from './preview.ts';
import { readPasted } from './readPasted.ts';
import * as repository from './repository.ts';
import type { Target } from './repository.ts';
import type { ReadLine } from './types.ts';
import { texts, t } from './words.ts';

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

type Known = Target & { pricelist: NonNullable<Target['pricelist']> };

const keepErrors = async (scope: BuyerScope, target: Known, rows: SheetRows, matched: Matched): Promise<string> => {
  const secret = newSecret();
  await repository.insertDraft(scope, {
    secret,
    brandId: target.brand.id,
    pricelistId: target.pricelist.id,
    lines: null,
    sheet: { name: target.brand.name, rows: rows.map((row) => row.map(valueOf)), reasons: reasonsOf(scope, matched) },
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

const knownTarget = async (scope: BuyerScope, wanted: Parameters<typeof repository.findTarget>[1]): Promise<Known> => {
  const target = await repository.findTarget(scope, wanted);
  if (!target) throw notFound();
  const { pricelist } = target;
  return pricelist ? { ...target, pricelist } : refuse(scope, t(scope.language, 'noPricelist'));
};

interface ImportInput {
  sellerId: number;
  pricelistId: number | null;
  file?: File | undefined;
  pasted?: File | undefined;
}

/** What was sent, with the products that it may name. */
interface Sent {
  rows: SheetRows;
  memory: Memory | null;
  lines: readonly ReadLine[];
  target: Known;
  products: repository.KnownProduct[];
}

const findProducts = (scope: BuyerScope, { brand, pricelist }: Known, references: Iterable<string>) =>
  repository.findProducts(scope, {
    brandId: brand.id,
    pricelistId: pricelist.id,
    references: [...new Set(references)],
  });

const readSent = async (scope: BuyerScope, { sellerId, pricelistId }: ImportInput, file: File): Promise<Sent> => {
  const { rows, memory } = await readFile(scope, file);
  const { pricelist: name, lines } = filledIn(scope, parseSheet(rows));
  const target = await knownTarget(scope, { brandId: sellerId, name, pricelistId });
  const products = await findProducts(
    scope,
    target,
    lines.map(({ reference }) => reference),
  );
  return { rows, memory, lines, target, products };
};

/** Any cell of pasted rows may be a reference: which column has them is found out with the products. */
const readClipboard = async (scope: BuyerScope, { sellerId, pricelistId }: ImportInput, file: File): Promise<Sent> => {
  const { language } = scope;
  const rows = pastedRows(await file.text());
  if (rows.length > mostRows) refuseRows(scope, t(language, 'tooManyRows', { rows: mostRows }));
  const target = await knownTarget(scope, { brandId: sellerId, name: null, pricelistId });
  const products = await findProducts(scope, target, rows.flat().map(textOf));
  const parsed = readPasted(rows, products);
  if ('missing' in parsed) {
    const columns = parsed.missing.map((column) => texts[column][language]).join(', ');
    return refuseRows(scope, t(language, 'pastedColumns', { columns }));
  }
  return { rows, memory: null, lines: filledIn(scope, parsed, refuseRows).lines, target, products };
};

/** Checks a filled-in sheet or pasted rows and keeps what they would bring; nothing in the cart changes (A-093, S-093, S-094). */
export const preImport = async (scope: BuyerScope, input: ImportInput): Promise<Preview> => {
  const { file, pasted } = input;
  const sent = await (file ? readSent(scope, input, file) : pasted && readClipboard(scope, input, pasted));
  if (!sent) throw invalid({ file: [t(scope.language, 'nothingSent')] });
  const { rows, lines, target, products } = sent;
  const cart = await readOpenCart(scope, { brandId: target.brand.id, pricelistId: target.pricelist.id });
  // Exported from another cart, every quantity of the sheet counts.
  const memory = sent.memory?.cart === cart?.id ? sent.memory : null;
  const matched = matchLines(lines, products, { cart, memory });
  const { productsNotFound, variationsNotFound, withoutSizes } = matched;
  const hasErrors = productsNotFound.length + variationsNotFound.length + withoutSizes.length > 0;
  return {
    products_not_found: productsNotFound,
    products_variation_or_size_not_found: variationsNotFound,
    products_with_no_size: withoutSizes,
    purchase_order_drafts: hasErrors
      ? []
      : [await keepDraft(scope, target, matched, compare(matched.lines, products, cart))],
    has_opened_cart: target.has_opened_cart,
    reasons: hasErrors ? await keepErrors(scope, target, rows, matched) : null,
  };
};
