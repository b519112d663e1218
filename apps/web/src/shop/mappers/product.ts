import { safeLink } from '@vitrine/api/rules';
import type { Colour } from '@vitrine/ui/commerce/catalogue/ColourSwatches';
import type { PriceView } from '@vitrine/ui/commerce/catalogue/PriceBlock';
import type { ProductCardProps } from '@vitrine/ui/commerce/catalogue/ProductCard';
import type { LanguageTag } from '@vitrine/api/rules';
import { paths } from '../../shared/config/paths.ts';
import { formatMoney } from '../../shared/mappers/format.ts';
import { inWidths } from '../../shared/mappers/pictures.ts';
import type { WirePrice, WireProduct, WireProductCard } from '../../shared/mappers/wire.ts';

interface Prices {
  wholesale_price: WirePrice;
  retailer_price: WirePrice;
}

const money = (locale: LanguageTag, { amount, currency }: WirePrice): string | null =>
  amount === null ? null : formatMoney('price', locale, { amount, currency });

/** What a signed-in viewer sees of a price; an amount of null is RESTRICTED (S-008, D-003). */
export const toPriceView = ({ wholesale_price, retailer_price }: Prices, locale: LanguageTag): PriceView => {
  const wholesale = money(locale, wholesale_price);
  if (wholesale === null) return { kind: 'restricted' };
  return { kind: 'shown', wholesale, retailer: money(locale, retailer_price), tip: wholesale_price.tip };
};

/** Colours of a product's variations (E-33). */
export const toColours = (variations: WireProductCard['variations']): Colour[] =>
  variations.map(({ id, label, color, texture }) => ({
    id: String(id),
    label,
    colour: color.color,
    extraColour: color.extra_color,
    texture: texture?.picture_texture,
  }));

/** A product as the grid shows it, without what the screen adds (labels, actions). */
export const toProductCard = (product: WireProductCard, locale: LanguageTag): Omit<ProductCardProps, 'labels'> => ({
  name: product.name,
  href: paths.product(product.id),
  reference: product.reference_code,
  pictures: product.images.slice(0, 2).map(({ picture_600, alt }) => ({ src: inWidths(picture_600), alt })),
  colours: toColours(product.variations),
  sizes: product.sizes.map(({ name }) => name),
  price: toPriceView(product, locale),
  outOfStock: product.is_out_of_stock,
});

/** Pictures and videos of a product; those of a chosen colour come first. */
export const toMedia = (product: WireProduct, colour?: string) => {
  const own = product.variations.find(({ id }) => String(id) === colour)?.images ?? [];
  const rest = product.images.filter(({ id }) => !own.some((image) => image.id === id));
  return [...own, ...rest].map((image) => ({
    id: String(image.id),
    thumbnail: image.picture_thumbnail,
    src: inWidths(image.picture),
    alt: image.alt,
    video: safeLink(image.video_url),
  }));
};
