import { notFound } from '../../../domain/refusal.ts';
import type { BuyerScope } from '../../../domain/scope.ts';
import type { OutgoingFile } from '../../../platform/downloads.ts';
import { mostPictures, sheetLogo, sheetPhotographs } from '../../../platform/documents/sheetPictures.ts';
import { sheetLook } from '../../../platform/documents/look.ts';
import type { ReadPicture } from '../../../platform/documents/pdf/pictures.ts';
import { writeWorkbook, xlsxType } from '../../../platform/documents/xlsx/workbook.ts';
import { readCarts } from '../cart/read.ts';
import { collectionContent } from '../lineSheets/service.ts';
import type { CollectionList } from '../lineSheets/service.ts';
import { findGtins, findPictures } from './repository.ts';
import { toSheets } from './toSheets.ts';
import type { EditableSheet } from './types.ts';
import { t } from './words.ts';

type Cart = Awaited<ReturnType<typeof readCarts>>['results'][number];
type CartProduct = Cart['collections'][number]['products'][number];

const cartLines = (product: CartProduct): EditableSheet['lines'] =>
  product.variations.map(({ info, items }, index) => {
    const stock = new Map(info.stock.map(({ size, qtty_stock }) => [size, qtty_stock]));
    return {
      variationId: info.id,
      product: product.name,
      reference: product.reference_code,
      colour: info.label,
      price: product.wholesale_price.amount,
      // One note belongs to all variations of a product.
      note: index === 0 ? product.note : '',
      sizes: Object.fromEntries(
        items.map(({ size, quantity }) => [size.name, { quantity, stock: stock.get(size.name) ?? null }]),
      ),
    };
  });

const picturesOf = async (
  scope: BuyerScope,
  lines: EditableSheet['lines'],
  read: ReadPicture,
): Promise<EditableSheet['pictures']> => {
  const ids = lines.map(({ variationId }) => variationId);
  const paths = new Map((await findPictures(scope, ids)).map(({ id, path }) => [id, path]));
  const shown = ids.flatMap((id) => paths.get(id) ?? []);
  const photographs = await sheetPhotographs([...new Set(shown)].slice(0, mostPictures), read);
  return new Map(
    [...paths].flatMap(([id, path]) => {
      const picture = photographs.get(path);
      return picture ? [[id, picture] as const] : [];
    }),
  );
};

const withGtins = async (scope: BuyerScope, lines: EditableSheet['lines']): Promise<EditableSheet['lines']> => {
  const found = await findGtins(
    scope,
    lines.map(({ variationId }) => variationId),
  );
  const byVariation = Map.groupBy(found, ({ variation }) => variation);
  return lines.map((line) => ({
    ...line,
    gtins: Object.fromEntries((byVariation.get(line.variationId) ?? []).map(({ size, code }) => [size, code])),
  }));
};

interface Papers {
  read: ReadPicture;
  /** Whether each row has a picture of its goods. */
  withPictures: boolean;
}

const fileOf = async (
  scope: BuyerScope,
  listed: EditableSheet,
  { read, withPictures }: Papers,
): Promise<OutgoingFile> => {
  const { account, language } = scope;
  const lines = await withGtins(scope, listed.lines);
  const sheet = { ...listed, lines, ...(withPictures && { pictures: await picturesOf(scope, lines, read) }) };
  const logo = await sheetLogo(account.logo, read);
  const title = t(language, withPictures ? 'picturesName' : 'fileName', { name: sheet.title });
  const sheets = toSheets(sheet, { account, language, logo });
  const content = await writeWorkbook({ title, author: account.name, sheets, look: sheetLook(account) });
  return { name: `${title}.xlsx`, type: xlsxType, content };
};

/** An open cart as an editable sheet, named after its brand. */
export const exportCart = async (
  scope: BuyerScope,
  { cartId, pricelistId }: { cartId: number; pricelistId: number },
  papers: Papers,
): Promise<OutgoingFile> => {
  const cart = (await readCarts(scope, { page: 1, cart: cartId })).results[0];
  if (!cart || cart.status !== 'o' || cart.pricelist.id !== pricelistId) throw notFound();
  const { seller, pricelist, collections } = cart;
  const lines = collections.flatMap(({ products }) => products.flatMap(cartLines));
  return fileOf(scope, { cart: cartId, brand: seller, pricelist, title: seller.name, lines }, papers);
};

/** The products of a collection as an editable sheet without quantities. */
export const exportCollection = async (
  scope: BuyerScope,
  wanted: CollectionList,
  papers: Papers,
): Promise<OutgoingFile> => {
  const { brand, collection, pricelist, products } = await collectionContent(scope, wanted);
  const lines = products.flatMap((product) =>
    product.variations.map(({ id, label, stock }) => ({
      variationId: id,
      product: product.name,
      reference: product.reference_code,
      colour: label,
      price: product.wholesale,
      note: '',
      sizes: Object.fromEntries(
        product.sizes.map((size) => [size.name, { quantity: null, stock: stock[String(size.id)] ?? null }]),
      ),
    })),
  );
  const title = [brand.name, collection?.name].filter(Boolean).join(' ');
  return fileOf(scope, { cart: null, brand, pricelist, title, lines }, papers);
};
