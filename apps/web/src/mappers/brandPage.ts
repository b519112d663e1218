import { safeLink } from '@vitrine/api/rules';
import type { BrandAboutProps } from '@vitrine/ui/sections/BrandAbout';
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
const toMedia = (block: WireMedia, orientation: Orientation): Block['media'] =>
  inOrder(block.images).flatMap((image) => {
    const src = sourceOf(image, orientation);
    return src ? [{ src, alt: block.title, video: safeLink(image.video_url) }] : [];
  });

const toLink = ({ link, button_label }: { link: string | null; button_label: string | null }) => {
  const href = safeLink(link);
  return href && button_label ? { label: button_label, href } : null;
};

type Call = NonNullable<BrandAboutProps['callsToAction']>[number];

/** A call whose link leads nowhere is left out. */
const toCall = (call: WireBrandPage['calls_to_action'][number]): Call[] => {
  const link = toLink(call);
  const { image, image_mobile, title, text } = call;
  return link ? [{ id: `${link.href} ${title}`, image, imageMobile: image_mobile, title, text, link }] : [];
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
    media: toMedia(block, orientation),
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

/** The brand's own content (E-20) as the page shows it. */
export const toBrandAbout = ({
  the_brand,
  landing_description,
  calls_to_action,
}: WireBrandPage): Omit<BrandAboutProps, 'labels' | 'backHref'> => ({
  featured: toFeatured(the_brand.featured_info_block),
  style: the_brand.brand_style || landing_description,
  styleTemplate: the_brand.brand_style_template,
  styleImages: the_brand.brand_style_images.map((image) => ({
    id: String(image.id),
    title: image.title,
    src: image.image_580_600,
    original: image.image_original,
    link: toLink(image),
  })),
  blocks: the_brand.info_block.map(toBlock),
  callsToAction: calls_to_action.flatMap(toCall),
  terms: the_brand.terms_conditions,
  rating: the_brand.about_rating,
});
