import type { ComparedProduct } from '@vitrine/ui/commerce/catalogue/CompareTable';
import { chosenEntry, useChosenPricelists } from '../connected/listing/useChosenPricelists.ts';
import { useWindowsText } from '../connected/listing/useWindows.ts';
import { useLocale } from '../../shared/connected/useLocale.ts';
import { useShipping } from '../../shared/connected/useShipping.ts';
import { toPriceView, toProductCard } from '../mappers/product.ts';
import type { WireCompared } from '../../shared/mappers/wire.ts';

/** Products as columns, each in the price list chosen for its brand. Facts: line sheet, dates, delivery. */
export const useColumns = (
  products: readonly WireCompared[],
  onAdd?: (wish: { product: WireCompared }) => void,
): ComparedProduct[] => {
  const locale = useLocale();
  const writeWindows = useWindowsText();
  const shipping = useShipping();
  const { chosenFor } = useChosenPricelists();
  return products.map((product) => {
    const { name, href, reference, pictures, colours } = toProductCard(product, locale);
    return {
      id: String(product.id),
      name,
      href,
      reference,
      brand: product.seller,
      picture: pictures[0],
      price: toPriceView(chosenEntry(product, chosenFor) ?? product, locale),
      colours,
      sizes: product.sizes.map((size) => ({
        name: size.name,
        available: product.available_sizes.includes(size.name),
      })),
      facts: [product.collection.name, writeWindows(product.windows) || null, shipping.inWindow(product) || null],
      onAdd: onAdd && !product.is_out_of_stock ? () => onAdd({ product }) : undefined,
    };
  });
};
