import { safeLink } from '@vitrine/api/rules';
import type { BrandAboutProps } from '@vitrine/ui/sections/BrandAbout';
import type { BrandHistoryProps } from '@vitrine/ui/sections/BrandHistory';
import type { LightBrandPageProps } from '@vitrine/ui/sections/LightBrandPage';
import { paths } from '../config/paths.ts';
import { changedInAbout, changedInLightPage } from './brandDraft.ts';
import { inWidths } from './pictures.ts';
import type { WireBrandPage } from './wire.ts';

type Block = NonNullable<BrandAboutProps['blocks']>[number];
type WireBlock = WireBrandPage['the_brand']['info_block'][number];
type WireMedia = Pick<WireBlock, 'images' | 'title'>;
type Orientation = WireBlock['image_orientation'];

const inOrder = (images: WireMedia['images']) =>
  [...images].sort((a, b) => Number(b.featured_image) - Number(a.featured_image) || a.order - b.order);

/** The orientation that is wanted or, where no picture has it, the one there is. */
const orientationOf = ({ images }: WireMedia, wanted: Orientation): Orientation => {
  const other = wanted === 'portrait' ? 'landscape' : 'portrait';
  return images.some((image) => sourceOf(image, wanted)) ? wanted : other;
};

const sourceOf = (image: WireMedia['images'][number], orientation: Orientation): string | null =>
  orientation === 'portrait' ? image.portrait_image : image.landscape_image;

/** The featured picture first, all in one orientation. */
const toMedia = (block: WireMedia, orientation: Orientation): NonNullable<Block['media']> =>
  inOrder(block.images).flatMap((image) => {
    const src = sourceOf(image, orientation);
    return src ? [{ src, alt: block.title, video: safeLink(image.video_url) }] : [];
  });

const toLink = ({ link, button_label }: { link: string | null; button_label: string | null }) => {
  const href = safeLink(link);
  return href && button_label ? { label: button_label, href } : null;
};

type Call = NonNullable<BrandAboutProps['callsToAction']>[number];

/** A banner without words for its button, or whose link leads nowhere, is shown without a button. */
const toCall = (call: WireBrandPage['calls_to_action'][number], place: number): Call => {
  const { image, image_mobile, title, text } = call;
  return { id: String(place), image, imageMobile: image_mobile, title, text, link: toLink(call) };
};

const toBlock = (block: WireBlock): Block => {
  const orientation = orientationOf(block, block.image_orientation);
  return {
    id: String(block.id),
    title: block.title,
    summary: block.summary,
    text: block.text,
    link: toLink(block),
    position: block.image_position === 'right' ? 'end' : 'start',
    orientation,
    media: toMedia(block, orientation).map((medium) => ({ ...medium, src: inWidths(medium.src) })),
  };
};

const toFeatured = (featured: WireBrandPage['the_brand']['featured_info_block']): BrandAboutProps['featured'] =>
  featured && {
    title: featured.title,
    summary: featured.summary,
    text: featured.text,
    link: toLink(featured),
    media: toMedia(featured, orientationOf(featured, 'landscape')),
  };

const toImage = (image: WireBrandPage['the_brand']['brand_style_images'][number]) => ({
  id: String(image.id),
  title: image.title,
  src: image.image_580_600,
  original: image.image_original,
  link: toLink(image),
});

/** The brand's own content (E-20) as the page shows it. */
export const toBrandAbout = (page: WireBrandPage): Omit<BrandAboutProps, 'labels' | 'backHref'> => {
  const { id: brand, the_brand, landing_description, calls_to_action, tags } = page;
  return {
    featured: toFeatured(the_brand.featured_info_block),
    style: the_brand.brand_style || landing_description,
    styleTemplate: the_brand.brand_style_template,
    styleImages: the_brand.brand_style_images.map(toImage),
    categories: the_brand.categories.map(({ id, name }) => ({
      id: String(id),
      label: name,
      href: paths.products({ sellers: String(brand), categories: String(id) }),
    })),
    blocks: the_brand.info_block.map(toBlock),
    callsToAction: calls_to_action.map(toCall),
    terms: the_brand.terms_conditions,
    rating: the_brand.about_rating,
    tags: tags.map(({ name }) => ({ label: name, href: paths.products({ tags: name }) })),
    changed: changedInAbout(page),
  };
};

interface Links {
  instagram_url: string | null;
  facebook_url: string | null;
  site_url: string | null;
  tiktok_url?: string | null;
}

/** The brand in social media, and its own site under the name `site`; a link that leads nowhere is left out. */
const toSocial = ({ instagram_url, facebook_url, tiktok_url, site_url }: Links, site: string) =>
  [
    { label: 'Instagram', href: safeLink(instagram_url) },
    { label: 'Facebook', href: safeLink(facebook_url) },
    { label: 'TikTok', href: safeLink(tiktok_url ?? null) },
    { label: site, href: safeLink(site_url) },
  ].flatMap(({ label, href }) => (href ? [{ label, href }] : []));

/** A brand on a single page: the highlighted picture first. */
export const toLightBrand = (
  page: WireBrandPage,
  site: string,
): Pick<LightBrandPageProps, 'name' | 'facts' | 'images' | 'about' | 'social' | 'changed'> => {
  const { name, list_image, landing_description, the_brand } = page;
  const pictures = the_brand.brand_style_images.map(toImage);
  const [first] = pictures;
  const highlighted = first ?? { id: 'cover', src: list_image, original: list_image, title: name };
  return {
    name,
    facts: [the_brand.brand_from, the_brand.year_established?.toString() ?? '', the_brand.formatted_segments].filter(
      Boolean,
    ),
    images: [highlighted, ...pictures.slice(1)].map(({ id, src, original, title }) => ({
      id,
      src: inWidths(src),
      original,
      alt: title,
    })),
    about: the_brand.landing_modal_text || landing_description,
    social: toSocial(the_brand, site),
    changed: changedInLightPage(page),
  };
};

/** The brand's history (E-24) as its page shows it. */
export const toBrandHistory = (
  { name, meta }: WireBrandPage,
  history: NonNullable<WireBrandPage['history']>,
  site: string,
): Omit<BrandHistoryProps, 'labels'> => ({
  image: history.history_image ? { src: inWidths(history.history_image), alt: name } : null,
  details: history.details,
  social: toSocial(history, site),
  blocks: history.info_block.map(toBlock),
  lookbooks: history.lookbook_images.map(toImage),
  lookbookDescription: history.lookbook_description,
  lookbookTemplate: history.lookbook_template,
  changed: meta.draft_changes.includes('history'),
});
