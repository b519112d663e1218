import type { BrandCardProps } from '@vitrine/ui/commerce/BrandCard';
import { paths } from '../config/paths.ts';
import type { WireLandingBrand } from './wire.ts';

/** A brand as the landing page's slider shows it (E-04). */
export const toLandingBrandCard = (brand: WireLandingBrand, seeMore: string): BrandCardProps & { id: string } => ({
  id: String(brand.id),
  name: brand.name,
  href: paths.brand(brand.slug),
  image: brand.list_image_thumbnail,
  tags: brand.tags.map(({ name }) => name),
  description: brand.landing_description,
  seeMore,
});
