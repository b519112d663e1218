import type { BrandCardProps } from '@vitrine/ui/commerce/catalogue/BrandCard';
import type { IntroducedBrand } from '@vitrine/ui/commerce/catalogue/EventBrandDialog';
import { paths } from '../config/paths.ts';
import { inWidths } from './pictures.ts';
import type { WireLandingBrand } from './wire.ts';

/** A brand as the landing page's slider shows it (E-04). */
export const toLandingBrandCard = (brand: WireLandingBrand, seeMore: string): BrandCardProps & { id: string } => ({
  id: String(brand.id),
  name: brand.name,
  href: paths.brand(brand.slug),
  image: inWidths(brand.list_image_thumbnail),
  tags: brand.tags.map(({ name }) => name),
  description: brand.landing_description,
  seeMore,
});

/** A brand as it introduces itself on an event's page (M-17). */
export const toIntroducedBrand = (brand: WireLandingBrand): IntroducedBrand => ({
  name: brand.name,
  tags: brand.tags.map(({ name }) => name),
  description: brand.landing_description,
  story: brand.landing_modal_text,
  pictures: brand.landing_modal_images.map(({ id, thumbnail }) => ({ id: String(id), src: inWidths(thumbnail) })),
});
