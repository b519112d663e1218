import { z } from 'zod';
import { id, named } from '../shared/common.ts';
import { directoryBrand } from './brand.ts';
import { productCard } from './product.ts';

/** E-36. */
const homeCollection = z.object({
  id,
  name: z.string(),
  list_image_thumbnail: z.string(),
  seller: named.extend({ slug: z.string() }),
});

/** E-35, with what a card and adding to the cart need beside it. */
const homeProduct = productCard.extend({ seller_name: z.string() });

/** */
export const home = z.object({
  brands: z.array(directoryBrand),
  collections: z.array(homeCollection),
  products: z.array(homeProduct),
});
