import { z } from 'zod';
import { id, timestamp, version } from '../shared/common.ts';
import { brandPageParts, writtenPageParts } from './pageParts.ts';
import { texts } from './texts.ts';

const address = z.string().trim().max(500);

/** What a brand says and shows on its page: texts, links, pictures and blocks. */
export const brandPageContent = z.object({
  ...brandPageParts.shape,
  brand_from: texts(120),
  year_established: z.int().min(1500).max(2100).nullable(),
  brand_style: texts(3000),
  /** HTML, which is cleaned when it is saved. */
  landing_modal_text: texts(20_000),
  about_rating: texts(600),
  /** The brand's history; HTML. */
  details: texts(40_000),
  site_url: address,
  instagram_url: address,
  facebook_url: address,
  tiktok_url: address,
});

/** The page as its brand sends it. */
export const writtenBrandPage = brandPageContent.extend(writtenPageParts);

export const brandPageState = z.object({
  version,
  live: brandPageContent,
  /** The page as the draft would make it; the live page where there is no draft. */
  draft: brandPageContent,
  has_draft: z.boolean(),
  /** When the draft goes live by itself, and who planned it. `is_late` if that moment has passed without it. */
  planned: z.object({ publish_at: timestamp, person: z.string().nullable(), is_late: z.boolean() }).nullable(),
  /** The newest fifty published pages; the first is live. */
  published: z.array(z.object({ id, created_at: timestamp, person: z.string().nullable() })),
});

/** A part of the page, as a comment names it. */
export const brandPageField = brandPageContent.keyof();

/** What somebody of the brand says about the draft. Retailers never see it. */
export const brandPageComment = z.object({
  id,
  /** Null: about the whole page. */
  field: brandPageField.nullable(),
  text: z.string(),
  person: z.string().nullable(),
  created_at: timestamp,
  /** Settled by hand, or by publishing the draft. */
  done: z.boolean(),
});

export const brandPageComments = z.array(brandPageComment);
