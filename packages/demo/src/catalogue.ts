import { partnerOf, partners } from './data/partners/index.ts';
import type { SizeRun, Chart } from './data/kind.ts';
import { charts, chartTitles, measurementsInPortuguese, sizeRuns } from './data/sizes.ts';
import { placedBrands, withoutCollections } from './brands/index.ts';
import type { PlacedBrand } from './brands/index.ts';
import { paletteOf } from './brandTables.ts';
import type { Calendar } from './calendar.ts';
import { around } from './dice.ts';
import type { Tables } from './insert.ts';
import { nameIn } from './languages.ts';
import { collectionLimits } from './limits.ts';
import { goodsPicture, scenePicture } from './picturePaths.ts';
import { seasonName, seasonOf } from './seasonOf.ts';
import { w } from './words.ts';

export type Currency = 'USD' | 'BRL' | 'EUR';
export interface PriceList {
  id: number;
  brandId: number;
  currency: Currency;
}
export interface PlacedCollection {
  id: number;
  brand: PlacedBrand;
  place: number;
  lists: readonly PriceList[];
}

const listNames: Readonly<Record<Currency, string>> = {
  USD: 'International USD',
  BRL: 'Brasil BRL',
  EUR: 'Europe EUR',
};

const currenciesOf = ({ id, accountId }: PlacedBrand): Currency[] => {
  if (id === 1 || id % 3 === 0) return ['USD', 'BRL', 'EUR'];
  return partnerOf(accountId).language === 'pt_BR' || id % 3 === 1 ? ['USD', 'BRL'] : ['USD', 'EUR'];
};

const priceLists: readonly PriceList[] = placedBrands
  .flatMap((brand) => currenciesOf(brand).map((currency) => ({ brandId: brand.id, currency })))
  .map((list, place) => ({ id: place + 1, ...list }));

/** Brands of the first part of the list show three collections, the others two: 144 in all. */
const brandsWithThree = 26;

export const collections: readonly PlacedCollection[] = placedBrands
  .filter(({ slug }) => slug !== withoutCollections)
  .flatMap((brand, rank) => Array.from({ length: rank < brandsWithThree ? 3 : 2 }, (_, place) => ({ brand, place })))
  .map(({ brand, place }, index) => ({
    id: index + 1,
    brand,
    place,
    lists: priceLists.filter(({ brandId }) => brandId === brand.id),
  }));

/** When a collection is delivered. */
export const deliveryOf = (place: number, calendar: Calendar) => ({
  production_window_start: calendar.month(3 + place * 2),
  production_window_end: calendar.month(5 + place * 2),
});

const collectionRow = ({ id, brand, place }: PlacedCollection, calendar: Calendar) => {
  const season = seasonOf(brand, place);
  return {
    id,
    account_id: brand.accountId,
    brand_id: brand.id,
    name: seasonName({ brand, place }, calendar.year),
    list_image:
      place === 0
        ? scenePicture({ kind: brand.scene, palette: paletteOf(brand), seed: brand.id * 5, shape: 'portrait' })
        : goodsPicture({
            kind: around(brand.lines, place),
            fabric: 'plain',
            colour: around(paletteOf(brand), place),
            extraColour: around(paletteOf(brand), place + 1),
            seed: id * 3,
            view: 'flat2',
          }),
    button: w('SEE PRODUCTS', 'VER PRODUTOS'),
    position: place + 1,
    is_active: true,
    order_window_end: calendar.date(45 + place * 30 + (brand.id % 20)),
    ...deliveryOf(place, calendar),
    delivery_msg: season.delivery,
    lookbook_url: place === 0 ? `https://${brand.slug}.example/lookbook` : null,
    press_release: season.press,
    ...collectionLimits(brand.slug, place),
    created_at: calendar.ago(20 + place * 60 + (brand.id % 15)),
  };
};

interface PlacedSize {
  id: number;
  account_id: number;
  run: SizeRun;
  name: string;
  position: number;
}

const sizes: readonly PlacedSize[] = partners
  .flatMap((_, place) =>
    (Object.keys(sizeRuns) as SizeRun[]).flatMap((run) =>
      sizeRuns[run].map((name, position) => ({
        account_id: place + 1,
        run,
        name: nameIn(place + 1, name),
        position: position + 1,
      })),
    ),
  )
  .map((size, place) => ({ id: place + 1, ...size }));

export const sizesOf = (accountId: number, run: SizeRun): PlacedSize[] =>
  sizes.filter((size) => size.account_id === accountId && size.run === run);

const chartNames = Object.keys(charts) as Chart[];
export const chartId = (accountId: number, chart: Chart): number =>
  (accountId - 1) * chartNames.length + chartNames.indexOf(chart) + 1;

const chartRow = (account_id: number, name: Chart) => {
  const { run, measurements } = charts[name];
  const cm = Object.entries(measurements).map(
    ([measure, [first, step]]) =>
      [
        measure,
        Object.fromEntries(sizeRuns[run].map((size, place) => [size, Math.round((first + step * place) * 10) / 10])),
      ] as const,
  );
  return {
    id: chartId(account_id, name),
    account_id,
    name: chartTitles[name].en,
    names: { pt_BR: chartTitles[name].pt_BR },
    run,
    image: goodsPicture({
      kind: name === 'shoes' ? 'shoe' : name === 'tops' ? 'tee' : 'trousers',
      fabric: 'plain',
      colour: '#f3ead9',
      extraColour: '#46505c',
      seed: 1,
      view: 'front',
    }),
    measurements: Object.keys(measurements),
    measurement_names: Object.fromEntries(
      Object.keys(measurements).map((measure) => [measure, { pt_BR: measurementsInPortuguese[measure] }]),
    ),
    cm: Object.fromEntries(cm),
  };
};

/** Price lists, collections, sizes and their charts. */
export const catalogueTables = (calendar: Calendar): Tables => ({
  pricelist: priceLists.map(({ id, brandId, currency }) => ({
    id,
    account_id: placedBrands[brandId - 1]?.accountId,
    brand_id: brandId,
    name: listNames[currency],
    currency,
  })),
  collection: collections.map((collection) => collectionRow(collection, calendar)),
  collection_pricelist: collections.flatMap(({ id, lists }) =>
    lists.map((list) => ({ collection_id: id, pricelist_id: list.id })),
  ),
  size: sizes.map((size) => ({ ...size })),
  size_chart: partners.flatMap((_, place) => chartNames.map((name) => chartRow(place + 1, name))),
});
