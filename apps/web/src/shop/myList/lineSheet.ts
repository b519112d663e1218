import type { LanguageTag } from '@vitrine/api/rules';
import type { LineSheetProduct } from '@vitrine/ui/commerce/lineSheet/LineSheetGrid';
import { sizeRun } from '@vitrine/ui/commerce/catalogue/SizeList';
import { paths } from '../../shared/config/paths.ts';
import { toColours, toPriceView } from '../mappers/product.ts';
import type { WireProductCard } from '../../shared/mappers/wire.ts';

/** A product's prices in a list; those it carries where none is chosen. */
const entryOf = (product: WireProductCard, pricelist: number | null) =>
  product.pricelists.find((entry) => entry.pricelist.id === pricelist) ?? product;

/** Products of a line sheet that have a price in the chosen list. */
export const toLineSheet = (
  products: readonly WireProductCard[],
  pricelist: number | null,
  locale: LanguageTag,
): LineSheetProduct[] =>
  products
    .filter(({ pricelists }) => pricelist === null || pricelists.some((entry) => entry.pricelist.id === pricelist))
    .map((product) => {
      const price = toPriceView(entryOf(product, pricelist), locale);
      const [image] = product.images;
      return {
        id: String(product.id),
        name: product.name,
        href: paths.product(product.id),
        reference: product.reference_code,
        image: { src: image?.picture_thumbnail ?? '', alt: image?.alt ?? '' },
        colours: toColours(product.variations),
        sizes: sizeRun(product.sizes.map(({ name }) => name)),
        price: price.kind === 'shown' ? price : null,
        outOfStock: product.is_out_of_stock,
      };
    });
