import { isUniqueViolation } from '../../../db/errors.ts';
import { invalid, notFound, Refusal } from '../../../domain/refusal.ts';
import { inTransaction } from '../../../domain/scope.ts';
import type { SellerScope } from '../../../domain/scope.ts';
import { whoChanged } from '../../../platform/audit.ts';
import { wordsIn } from '../../../domain/content.ts';
import { changedFields, recordOwnChange } from '../service.ts';
import { requireFine } from './check.ts';
import { findOwnProduct } from './read.ts';
import { clearRemoved } from './removal.ts';
import type { BrandProduct, ProductForm, ProductInput } from './types.ts';
import { t } from './words.ts';
import * as write from './write.ts';

const subjectOf = ({ id, reference_code, name }: BrandProduct) => ({
  id,
  name: `${reference_code} ${wordsIn('en')({ en: '', ...name })}`.trim(),
});

const open = async (scope: SellerScope, id: number, hold = false): Promise<BrandProduct> => {
  const product = await findOwnProduct(scope, id, hold);
  if (!product) throw notFound();
  return product;
};

const writeParts = async (tx: SellerScope, id: number, input: ProductInput): Promise<void> => {
  await write.writeColours(tx, id, input.colours);
  await write.writeSizes(tx, id, input.size_ids);
  await write.writeGtins(tx, id, input);
  await write.writePrices(tx, id, input.prices);
};

/** Two writers may take one reference or GTIN at the same moment: the constraint refuses the second. */
const refuseTaken =
  ({ language }: SellerScope, reference: string) =>
  (error: unknown) => {
    if (isUniqueViolation(error, 'product_brand_id_reference_code_key'))
      throw invalid({ reference_code: [t(language, 'referenceTaken', { reference })] });
    if (isUniqueViolation(error, 'gtin_once_in_brand')) throw invalid({ colours: [t(language, 'gtinTaken')] });
    throw error;
  };

export const openProduct = (scope: SellerScope, id: number): Promise<BrandProduct> => open(scope, id);

export const addProduct = (scope: SellerScope, form: ProductForm): Promise<BrandProduct> =>
  inTransaction(scope, async (tx) => {
    const input = await requireFine(tx, form, null);
    const id = await write.insertProduct(tx, input);
    await writeParts(tx, id, { ...input, colours: input.colours.map((colour) => ({ ...colour, id: undefined })) });
    const product = await open(tx, id);
    await recordOwnChange(tx, { action: 'product.create', subject: subjectOf(product) });
    return product;
  }).catch(refuseTaken(scope, form.reference_code));

export interface Save {
  form: ProductForm;
  /** The version that the writer has seen. */
  seen: number;
}

const changing = [
  'product.change',
  'product.archive',
  'product.restore',
  'product.change_many',
  'catalogue.edit',
  'catalogue.import',
] as const;

const requireSeen = async (tx: SellerScope, current: BrandProduct, seen: number): Promise<void> => {
  if (current.version === seen) return;
  const person = await whoChanged(tx, current.id, changing);
  throw new Refusal(409, t(tx.language, 'changedMeanwhile', { person }), { current });
};

/** Changes a product. A writer who has not seen the version of now gets a 409 with the product as it is. */
export const saveProduct = (scope: SellerScope, id: number, { form, seen }: Save): Promise<BrandProduct> =>
  inTransaction(scope, async (tx) => {
    const before = await open(tx, id, true);
    await requireSeen(tx, before, seen);
    const known = new Set(before.colours.map((colour) => colour.id));
    if (form.colours.some((colour) => colour.id !== undefined && !known.has(colour.id)))
      throw invalid({ colours: [t(tx.language, 'unknown')] });
    const input = await requireFine(tx, form, id);
    await clearRemoved(tx, before, input);
    await write.updateProduct(tx, id, input);
    await writeParts(tx, id, input);
    const product = await open(tx, id);
    const changed = changedFields({ ...before, version: 0 }, { ...product, version: 0 });
    if (changed) await recordOwnChange(tx, { action: 'product.change', subject: subjectOf(product), ...changed });
    return product;
  }).catch(refuseTaken(scope, form.reference_code));

export interface Archiving {
  active: boolean;
  /** The version that the writer has seen. */
  seen: number;
}

/** Takes a product out of the shop, or brings it back. Who has not seen the version of now gets a 409 with it. */
export const setActive = (scope: SellerScope, id: number, { active, seen }: Archiving): Promise<BrandProduct> =>
  inTransaction(scope, async (tx) => {
    const before = await open(tx, id, true);
    await requireSeen(tx, before, seen);
    if (before.is_active === active) return before;
    await write.updateActive(tx, id, active);
    await recordOwnChange(tx, {
      action: active ? 'product.restore' : 'product.archive',
      subject: subjectOf(before),
    });
    return open(tx, id);
  });
