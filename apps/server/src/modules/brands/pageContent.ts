import type { Words } from '../../domain/content.ts';

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

/** What `brand.page` and, for the parts that a draft changes, `brand.page_draft` hold. */
export interface PageContent {
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
  calls_to_action?: {
    image: string;
    image_mobile?: string | null;
    title: Words;
    text: Words;
    button_label: Words;
    link: string;
  }[];
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
