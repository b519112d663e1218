import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Words } from '../../../domain/content.ts';

/** Pictures are paths with `{w}` for the width. */
export interface StyleImage {
  id: number;
  title: Words;
  image: string;
  link?: string | null;
  button_label?: Words | null;
  /** Id of one of the brand's collections. */
  collection?: number | null;
}

/** `summary` and `text` are clean HTML. */
export interface InfoBlock {
  id: number;
  title: Words;
  summary: Words;
  text: Words;
  link?: string | null;
  button_label?: Words | null;
  image_position?: 'left' | 'right';
  image_orientation?: 'portrait' | 'landscape';
  images: { id: number; image: string; video_url?: string | null; featured_image?: boolean }[];
}

export interface CallToAction {
  image: string;
  image_mobile?: string | null;
  title: Words;
  text: Words;
  button_label: Words;
  /** Empty: without a button. */
  link: string;
}

/** Named as on the wire. While a page is live they stand in columns of its brand, where lists read them. */
export interface PagePictures {
  logo: string;
  cover_image_thumbnail: string;
  list_image: string;
}

/** What `brand.page` and, for the parts that a draft changes, `brand.page_draft` hold. */
export interface PageContent extends Partial<PagePictures> {
  the_brand?: {
    brand_from?: Words;
    year_established?: number | null;
    multibrand_retailers?: Words | null;
    multibrand_retailers_full?: Words | null;
    site_url?: string | null;
    facebook_url?: string | null;
    instagram_url?: string | null;
    tiktok_url?: string | null;
    /** Clean HTML. */
    landing_modal_text?: Words;
    brand_style?: Words;
    brand_style_template?: number;
    brand_style_images?: StyleImage[];
    featured_info_block?: InfoBlock | null;
    info_block?: InfoBlock[];
    about_rating?: Words | null;
  };
  calls_to_action?: CallToAction[];
  history?: {
    history_image?: string | null;
    /** Clean HTML. */
    details: Words;
    info_block?: InfoBlock[];
    lookbook_description?: Words | null;
    lookbook_template?: number | null;
    lookbook_images?: StyleImage[];
  } | null;
}

/** The page that visitors see. */
export type LivePage = PageContent & PagePictures;

/** The live page of a brand, whose table or its alias is `of`. */
export const livePage = (of: Sql): Sql => sql`
  ${of}.page || jsonb_build_object('logo', ${of}.logo, 'cover_image_thumbnail', ${of}.cover_image, 'list_image', ${of}.list_image)`;
