import type { BrandAboutPart } from '@vitrine/ui/sections/BrandAbout';
import type { BrandHeaderPart } from '@vitrine/ui/sections/BrandHeader';
import type { LightBrandPart } from '@vitrine/ui/sections/LightBrandPage';
import type { WireBrandPage } from './wire.ts';

type Parts<Part> = Readonly<Record<string, Part>>;

/** Wire fields of a draft, and the part of the full page that shows them. */
const ABOUT: Parts<BrandAboutPart> = {
  featured_info_block: 'featured',
  brand_style: 'style',
  brand_style_template: 'styleImages',
  brand_style_images: 'styleImages',
  info_block: 'blocks',
  calls_to_action: 'callsToAction',
  about_rating: 'rating',
};

const HEADER: Parts<BrandHeaderPart> = { brand_from: 'facts', logo: 'logo', cover_image_thumbnail: 'cover' };

/** The same for a page of the light template. */
const LIGHT: Parts<LightBrandPart> = {
  brand_from: 'facts',
  year_established: 'facts',
  brand_style_images: 'images',
  landing_modal_text: 'about',
  site_url: 'social',
  instagram_url: 'social',
  facebook_url: 'social',
  tiktok_url: 'social',
};

/** Parts of a page that its draft changes. */
const changedIn =
  <Part extends string>(parts: Parts<Part>) =>
  ({ meta }: Pick<WireBrandPage, 'meta'>): Part[] => [
    ...new Set(meta.draft_changes.flatMap((name) => parts[name] ?? [])),
  ];

export const changedInAbout = changedIn(ABOUT);

export const changedInHeader = changedIn(HEADER);

const changedInLight = changedIn(LIGHT);

/** A light page without pictures of its own shows that of the lists. */
export const changedInLightPage = (page: WireBrandPage): LightBrandPart[] => {
  const showsListImage = page.the_brand.brand_style_images.length === 0;
  const isListImage = showsListImage && page.meta.draft_changes.includes('list_image');
  return [...new Set([...changedInLight(page), ...(isListImage ? (['images'] as const) : [])])];
};
