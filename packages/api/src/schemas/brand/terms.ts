import { z } from 'zod';
import { id, named, version } from '../shared/common.ts';
import { texts } from './texts.ts';

const quantity = z.int().positive().max(1_000_000).nullable();
/** An amount of money with at most two decimals, in the currency of the order's price list. */
const value = z.number().positive().max(99_999_999).nullable();

/** What a brand says of itself beside its page. */
export const brandFactsInput = z.object({
  /** Its address in the shop stays when it changes. */
  name: z.string().trim().min(1).max(120),
  tags: z.array(z.string().trim().min(1).max(60)).max(20),
  /** In lists of brands, and on its page where that has no text of its own. */
  description: texts(2000),
  segment_ids: z.array(id).max(300),
  category_ids: z.array(id).max(300),
  /** HTML, which is cleaned when it is saved. */
  terms: texts(40_000),
  /** Where the brand sells beside the marketplace; empty for nowhere. */
  order_now_url: z.string().trim().max(500),
  /** The least and the most of an order. */
  minimum_quantity: quantity,
  maximum_quantity: quantity,
  minimum_value: value,
  maximum_value: value,
});

/** The facts as the brand edits them, and what its segments and categories are chosen among. */
export const brandFacts = brandFactsInput.extend({
  version,
  choices: z.object({ segments: z.array(named), categories: z.array(named) }),
});
