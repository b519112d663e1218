import { z } from 'zod';
import { dataOf, id, slug, timestamp } from '../shared/common.ts';
import { pageOf } from './log.ts';

/** A brand that applied and waits for a decision. */
export const brandApplication = z.object({
  id,
  created_at: timestamp,
  company: z.string(),
  website: z.string(),
  year_established: z.string(),
  person: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  segments: z.array(z.string()),
  events: z.array(z.string()),
  locations: z.array(z.string()),
  places: z.array(z.string()),
  language_code: z.string(),
});

const existingBrand = z.object({ id, name: z.string(), slug: z.string() });

export const brandApplicationFile = dataOf(
  brandApplication.extend({
    /** A free slug made of the name. */
    suggested_slug: z.string(),
    /** The brand that has this name already. */
    same_name: existingBrand.nullable(),
  }),
);

export const brandApplications = pageOf(brandApplication);

/** What a slug is for: some addresses are for campaign pages alone. */
export const slugUse = z.object({ for: z.enum(['brand', 'page']).default('brand') });

/** Whether a slug is free, and why not: it is no slug, or an address of the shop, of an event, a brand, a campaign page or a removed one. */
export const slugCheck = dataOf(
  z.object({
    free: z.boolean(),
    reason: z.enum(['invalid', 'reserved', 'event', 'brand', 'page', 'removed_page']).nullable(),
  }),
);

/** A brand is named, or the applicant acts for one that exists. */
export const brandApproval = z.union([
  z.object({ name: z.string().trim().min(1).max(120), slug, publish: z.boolean() }),
  z.object({ brand_id: id }),
]);

export const staffBrand = existingBrand.extend({
  is_published: z.boolean(),
  created_at: timestamp,
  people: z.int(),
  collections: z.int(),
});

export const staffBrandList = pageOf(staffBrand).extend({
  meta: z.object({ total: z.int(), published: z.int(), unpublished: z.int(), applications: z.int() }),
});
