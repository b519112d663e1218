import { categoryId } from './accounts.ts';
import { placeOf } from './brandPage.ts';
import type { Calendar } from './calendar.ts';
import { chartId, sizesOf } from './catalogue.ts';
import type { Currency, PlacedCollection } from './catalogue.ts';
import { cards } from './data/colours.ts';
import type { Colour } from './data/colours.ts';
import { kinds } from './data/kinds.ts';
import type { Kind, SizeRun } from './data/kind.ts';
import { adjectives, materials } from './data/materials.ts';
import type { Material, MaterialName } from './data/materials.ts';
import type { Climate } from './data/seasons.ts';
import { productNames } from './data/names.ts';
import { around, diceOf } from './dice.ts';
import type { Dice } from './dice.ts';
import type { GoodsKind, GoodsRecipe } from './drawing/index.ts';
import { nameIn } from './languages.ts';
import { productLimits } from './limits.ts';
import { goodsPicture, swatchPicture } from './picturePaths.ts';
import { climateOf } from './seasonOf.ts';
import { stockOf } from './stock.ts';
import { capital, phrase, w } from './words.ts';
import type { Words } from './words.ts';

export interface PlacedProduct {
  id: number;
  collection: PlacedCollection;
  /** From 0 within its collection. */
  place: number;
  kindName: GoodsKind;
  kind: Kind;
  material: Material;
  name: Words;
  reference: string;
  run: SizeRun;
  colours: readonly Colour[];
  /** Id of the first colour's variation; the others follow. */
  firstVariation: number;
  /** US cents. */
  wholesale: number;
}

const beauty = new Set(['fragrance', 'skincare', 'makeup', 'home']);
const patterns = new Set(['stripe', 'check', 'floral', 'dot', 'animal', 'tiedye']);

/** Cloths that a climate has no use for, unless a thing is made of nothing else. */
const unfit: Readonly<Record<Climate, readonly MaterialName[]>> = {
  sun: ['wool', 'cashmere', 'merino', 'checked'],
  cold: ['tiedye', 'raffia', 'animal', 'floral'],
  beauty: [],
  city: ['tiedye'],
  night: ['denim', 'checked', 'striped', 'dotted', 'tiedye', 'ribbed', 'canvas', 'raffia', 'floral', 'animal'],
};

const clothOf = (kind: Kind, climate: Climate, turn: number): Material => {
  const fit = kind.materials.filter((name) => !unfit[climate].includes(name));
  return materials[around(fit.length > 0 ? fit : kind.materials, turn)];
};

const nameOf = (kind: Kind, material: Material, given: string, turn: number): Words => {
  const noun = around(kind.nouns, turn);
  return w(
    `${given} ${material.name.en} ${noun.en}`,
    `${capital(noun.pt_BR)} ${adjectives.has(material.name.pt_BR) ? '' : 'de '}${material.name.pt_BR} ${given}`,
  );
};

const runOf = (kind: Kind, segments: readonly number[]): SizeRun =>
  segments[0] === 15 && (kind.run === 'letters' || kind.run === 'numbers') ? 'children' : kind.run;

/** The same colours, beginning with another, so that a page of products is not of one colour. */
const turned = <T>(list: readonly T[], by: number): T[] => [
  ...list.slice(by % list.length),
  ...list.slice(0, by % list.length),
];

/** The product at a place of a collection. Ids follow from the place, so that any part of the catalogue can be made alone. */
export const productAt = (collection: PlacedCollection, place: number, perCollection: number): PlacedProduct => {
  const { brand } = collection;
  const id = (collection.id - 1) * perCollection + place + 1;
  const dice = diceOf(`${brand.slug} ${collection.place} ${place}`);
  const kindName = around(brand.lines, place);
  const kind = kinds[kindName];
  const turn = Math.floor(place / brand.lines.length) + collection.place;
  const material = clothOf(kind, climateOf(brand), brand.slug === 'lume' ? turn : turn + brand.id);
  return {
    id,
    collection,
    place,
    kindName,
    kind,
    material,
    name: nameOf(kind, material, around(productNames, brand.id * 11 + collection.place * 23 + place), turn),
    reference: `${brand.slug.replaceAll('-', '').slice(0, 3).toUpperCase()}-${collection.place + 1}${String(place + 1).padStart(4, '0')}`,
    run: runOf(kind, brand.segments),
    colours: turned(dice.some(cards[brand.card], 3 + dice.roll(4)), place + brand.id),
    firstVariation: (id - 1) * 6 + 1,
    wholesale: Math.round((kind.wholesale * brand.tier * (0.85 + dice.share() * 0.4)) / 100) * 100,
  };
};

const rates: Readonly<Record<Currency, number>> = { USD: 1, EUR: 0.92, BRL: 5.4 };

/** In a list's own money, to the whole unit. */
export const wholesaleIn = ({ wholesale }: PlacedProduct, currency: Currency): number =>
  Math.round((wholesale * rates[currency]) / 100) * 100;

const productTags = ['New in', 'Best seller', 'Organic', 'Handmade', 'Last season', 'Limited'];

const tagsOf = ({ place, collection }: PlacedProduct): string[] =>
  place % 3 === 0 ? [nameIn(collection.brand.accountId, around(productTags, place / 3 + collection.id))] : [];

const segmentOf = ({ collection: { brand }, kind, place }: PlacedProduct): number =>
  beauty.has(kind.category) ? 16 : around(brand.segments, place);

const origin = ({ collection: { brand } }: PlacedProduct): Words => {
  const place = placeOf(brand);
  return w(`Made in ${place.en}`, `Feito em ${place.pt_BR}`);
};

const productRow = (product: PlacedProduct, calendar: Calendar) => {
  const { collection, kind, material, place, id } = product;
  const said = around(kind.said, place + collection.place);
  return {
    id,
    account_id: collection.brand.accountId,
    brand_id: collection.brand.id,
    collection_id: collection.id,
    segment_id: segmentOf(product),
    category_id: categoryId(collection.brand.accountId, kind.category),
    size_chart_id: kind.chart && product.run !== 'children' ? chartId(collection.brand.accountId, kind.chart) : null,
    name: product.name,
    reference_code: product.reference,
    description: phrase((language) => `${said[language]} ${material.said[language]}`),
    details: [material.composition, origin(product)],
    tags: tagsOf(product),
    delivery_days: 15 + ((place * 7 + collection.id * 3) % 60),
    ship_msg: place % 6 === 4 ? w('Ships in the first week of the window', 'Sai na primeira semana da janela') : null,
    ...productLimits(collection.place, place),
    position: place + 1,
    is_active: true,
    created_at: calendar.ago(collection.place * 60 + place / 24 + (collection.brand.id % 15) + 1),
  };
};

const recipeOf = (product: PlacedProduct, turn: number, view: GoodsRecipe['view']): GoodsRecipe => ({
  kind: product.kindName,
  fabric: product.material.fabric,
  colour: around(product.colours, turn).hex,
  extraColour: around(product.colours, turn + 1).hex,
  seed: (product.id * 7) % 1000,
  view,
});

/** The first picture of a product, 600 pixels wide. */
export const frontPicture = (product: PlacedProduct): string =>
  goodsPicture(recipeOf(product, 0, 'front')).replace('{w}', '600');

const viewWords = {
  front: w('front', 'frente'),
  back: w('back', 'costas'),
  detail: w('detail', 'detalhe'),
  flat2: w('arranged', 'composição'),
};

const imagesOf = (product: PlacedProduct) =>
  product.colours.flatMap(({ label }, turn) =>
    (turn === 0 ? (['front', 'back', 'detail', 'flat2'] as const) : (['front', 'back'] as const)).map(
      (view, place) => ({
        product_id: product.id,
        variation_id: product.firstVariation + turn,
        picture: goodsPicture(recipeOf(product, turn, view)),
        alt: phrase((language) => `${product.name[language]}, ${label[language]}, ${viewWords[view][language]}`),
        position: turn * 10 + place,
      }),
    ),
  );

const variationsOf = (product: PlacedProduct) =>
  product.colours.map(({ label, hex }, turn) => ({
    id: product.firstVariation + turn,
    account_id: product.collection.brand.accountId,
    product_id: product.id,
    label,
    color: hex,
    extra_color: patterns.has(product.material.fabric) ? around(product.colours, turn + 1).hex : null,
    texture: patterns.has(product.material.fabric)
      ? swatchPicture({
          fabric: product.material.fabric,
          colour: hex,
          extraColour: around(product.colours, turn + 1).hex,
        })
      : null,
    position: turn + 1,
  }));

const tipOf = (dice: Dice): Words | null =>
  dice.roll(9) === 0 ? w('Price for orders confirmed this month', 'Preço para pedidos confirmados neste mês') : null;

/** One in twenty-five is missing from a brand's last list; lume's first collection is whole. */
const isMissing = ({ collection, place }: PlacedProduct, turn: number): boolean =>
  turn > 0 && turn === collection.lists.length - 1 && collection.id !== 1 && (place * 7 + collection.id) % 25 === 3;

const pricesOf = (product: PlacedProduct) => {
  const dice = diceOf(`price ${product.reference}`);
  const markup = 2.3 + dice.share() * 0.4;
  const tip = tipOf(dice);
  return product.collection.lists.flatMap(({ id, currency }, turn) => {
    const wholesale_cents = wholesaleIn(product, currency);
    return isMissing(product, turn)
      ? []
      : [
          {
            pricelist_id: id,
            product_id: product.id,
            wholesale_cents,
            retailer_cents: Math.round((wholesale_cents * markup) / 500) * 500,
            tip,
          },
        ];
  });
};

const productSizes = (product: PlacedProduct) => sizesOf(product.collection.brand.accountId, product.run);

const stockRows = (product: PlacedProduct) =>
  product.colours.flatMap((_, turn) =>
    productSizes(product).map((size, place) => ({
      variation_id: product.firstVariation + turn,
      size_id: size.id,
      quantity: stockOf(product, turn, place),
    })),
  );

/** Rows of some products, by table. */
export const productTables = (products: readonly PlacedProduct[], calendar: Calendar) => ({
  product: products.map((product) => productRow(product, calendar)),
  product_size: products.flatMap((product) =>
    productSizes(product).map((size) => ({ product_id: product.id, size_id: size.id })),
  ),
  variation: products.flatMap(variationsOf),
  product_image: products.flatMap(imagesOf),
  price: products.flatMap(pricesOf),
  stock: products.flatMap(stockRows),
});
