import type { BrandAboutProps } from '@vitrine/ui/sections/BrandAbout';
import type { WireBrandPage } from './wire.ts';

type Block = NonNullable<BrandAboutProps['blocks']>[number];
type WireBlock = WireBrandPage['the_brand']['info_block'][number];
type WireMedia = Pick<WireBlock, 'images' | 'title'>;

/** The featured picture in the orientation that is wanted or, where there is none of it, in the one there is. */
const toMedia = ({ images, title }: WireMedia, wanted: 'portrait' | 'landscape'): Block['media'] => {
  const picture = images.find(({ featured_image }) => featured_image) ?? images[0];
  if (!picture) return null;
  const sources = { portrait: picture.portrait_image, landscape: picture.landscape_image };
  const other = wanted === 'portrait' ? 'landscape' : 'portrait';
  const orientation = sources[wanted] ? wanted : other;
  const src = sources[orientation];
  return src ? { src, alt: title, video: picture.video_url, orientation } : null;
};

const toLink = ({ link, button_label }: { link: string | null; button_label: string | null }) =>
  link && button_label ? { label: button_label, href: link } : null;

const toBlock = (block: WireBlock): Block => ({
  id: String(block.id),
  title: block.title,
  summary: block.summary,
  text: block.text,
  link: toLink(block),
  position: block.image_position,
  media: toMedia(block, block.image_orientation),
});

/** The brand's own content (E-20) as the page shows it. */
export const toBrandAbout = ({
  the_brand,
  landing_description,
}: WireBrandPage): Omit<BrandAboutProps, 'labels' | 'backHref'> => {
  const { featured_info_block: featured } = the_brand;
  return {
    featured: featured && { ...featured, link: toLink(featured), media: toMedia(featured, 'landscape') },
    style: the_brand.brand_style || landing_description,
    styleImages: the_brand.brand_style_images.map((image) => ({
      id: String(image.id),
      title: image.title,
      src: image.image_580_600,
      original: image.image_original,
      link: toLink(image),
    })),
    blocks: the_brand.info_block.map(toBlock),
    terms: the_brand.terms_conditions,
    rating: the_brand.about_rating,
  };
};
