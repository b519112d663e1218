import { safeLink } from '@vitrine/api/rules';
import type { CallData, contract } from '@vitrine/api';
import { at, wordsIn } from '../../../domain/content.ts';
import type { Language } from '../../../domain/language.ts';
import type { InfoBlock, PageContent, StyleImage } from './pageContent.ts';

type Wire = CallData<typeof contract.brands.page>;
type WireBlock = Wire['the_brand']['info_block'][number];
type WireImage = Wire['the_brand']['brand_style_images'][number];

/** E-21. */
export const styleImage =
  (language: Language) =>
  ({ id, title, image, link, button_label, collection }: StyleImage): WireImage => ({
    id,
    title: wordsIn(language)(title),
    image_285: at(image, 300),
    image_580_600: at(image, 600),
    image_original: at(image, 1200),
    link: safeLink(link),
    button_label: wordsIn(language)(button_label) || null,
    collection: collection ?? null,
  });

/** E-23. An image comes in the orientation its block is laid out for. */
export const infoBlock =
  (language: Language) =>
  (block: InfoBlock): WireBlock => {
    const words = wordsIn(language);
    const orientation = block.image_orientation ?? 'landscape';
    return {
      id: block.id,
      title: words(block.title),
      summary: words(block.summary),
      text: words(block.text),
      link: safeLink(block.link),
      button_label: words(block.button_label) || null,
      image_position: block.image_position ?? 'left',
      image_orientation: orientation,
      images: block.images.map(({ id, image, video_url, featured_image }, order) => ({
        id,
        order,
        portrait_image: orientation === 'portrait' ? at(image, 600) : null,
        landscape_image: orientation === 'landscape' ? at(image, 1200) : null,
        video_url: safeLink(video_url),
        featured_image: featured_image ?? false,
      })),
    };
  };

/** Banners, with or without a button. One whose link is neither a web address nor a path of the shop is left out (E-19). */
export const callsToAction = (language: Language, { calls_to_action = [] }: PageContent): Wire['calls_to_action'] => {
  const words = wordsIn(language);
  return calls_to_action.flatMap(({ image, image_mobile, title, text, button_label, link }) => {
    const target = link === '' ? '' : safeLink(link);
    if (target === null) return [];
    return [
      {
        image: at(image, 1200),
        image_mobile: image_mobile ? at(image_mobile, 600) : null,
        title: words(title),
        text: words(text),
        button_label: words(button_label),
        link: target,
      },
    ];
  });
};
