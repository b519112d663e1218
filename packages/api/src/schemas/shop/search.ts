import { z } from 'zod';
import { id } from '../shared/common.ts';
import { suggestion } from './brand.ts';

/** A product as the search lists it: without prices, so that everyone may see the same. */
export const foundProduct = z.object({
  id,
  name: z.string(),
  reference_code: z.string(),
  seller: z.string(),
  picture_thumbnail: z.string().nullable(),
});

export const found = z.object({
  brands: z.array(suggestion.extend({ id, logo: z.string() })),
  products: z.array(foundProduct),
});
