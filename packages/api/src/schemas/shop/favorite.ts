import { z } from 'zod';
import { calendarDate, named, pagination } from '../shared/common.ts';
import { productCard } from './product.ts';

/** A line sheet with how many favourites are in it. */
export const favoriteSheet = named.extend({ seller: z.string(), count: z.int().positive() });

export const favoriteList = z.object({
  results: z.array(productCard),
  pagination,
  meta: z.object({ collections: z.array(favoriteSheet) }),
});

/** A product beside others: what its card shows, the sizes that can be had, and the dates of its line sheet. */
export const comparedProduct = productCard.extend({
  available_sizes: z.array(z.string()),
  windows: z.object({
    order_window_end: calendarDate.nullable(),
    production_window_start: calendarDate.nullable(),
    production_window_end: calendarDate.nullable(),
    delivery_msg: z.string().nullable(),
  }),
});
