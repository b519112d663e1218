import type { BrandPageContent } from '@vitrine/api/client';
import { safeLink, type LanguageCode } from '@vitrine/api/rules';
import type { WireBrandPage } from '../../../shared/mappers/wire.ts';

type Words = BrandPageContent['details'] | null | undefined;
type WireBrand = WireBrandPage['the_brand'];
type Block = BrandPageContent['info_block'][number];
type Image = BrandPageContent['brand_style_images'][number];

/** A picture's path at one of the widths in which the shop keeps it. */
const at = (path: string, width: 300 | 600 | 1200): string => path.replace('{w}', String(width));

/** Entries that are not saved yet have no number: those below zero are free. */
const idOf = (id: number | null, place: number): number => id ?? -1 - place;

/** The parts of a page in one language, as the shop reads them. A picture that is not chosen yet is left out. */
const inWire = (language: LanguageCode) => {
  const say = (words: Words): string => words?.[language] || words?.en || '';
  const images = (entries: readonly Image[]): WireBrand['brand_style_images'] =>
    entries.flatMap(({ id, image, title, link, button_label }, place) =>
      image === ''
        ? []
        : [
            {
              id: idOf(id, place),
              title: say(title),
              image_285: at(image, 300),
              image_580_600: at(image, 600),
              image_original: at(image, 1200),
              link: safeLink(link),
              button_label: say(button_label) || null,
              collection: null,
            },
          ],
    );
  const block = (told: Block, place: number): WireBrand['info_block'][number] => ({
    id: idOf(told.id, place),
    title: say(told.title),
    summary: say(told.summary),
    text: say(told.text),
    link: safeLink(told.link),
    button_label: say(told.button_label) || null,
    image_position: told.image_position,
    image_orientation: told.image_orientation,
    images: told.images
      .filter(({ image }) => image !== '')
      .map(({ id, image, video_url, featured_image }, order) => ({
        id: idOf(id, order),
        order,
        portrait_image: told.image_orientation === 'portrait' ? at(image, 600) : null,
        landscape_image: told.image_orientation === 'landscape' ? at(image, 1200) : null,
        video_url: safeLink(video_url),
        featured_image,
      })),
  });
  const calls = (told: BrandPageContent['calls_to_action']): WireBrandPage['calls_to_action'] =>
    told
      .filter(({ image }) => image !== '')
      .map(({ image, image_mobile, title, text, button_label, link }) => ({
        image: at(image, 1200),
        image_mobile: image_mobile ? at(image_mobile, 600) : null,
        title: say(title),
        text: say(text),
        button_label: say(button_label),
        link,
      }));
  return { say, images, block, calls };
};

/** A brand's page as it would be with what is typed: `page` says what the form does not, such as name and categories. */
export const pagePreview = (page: WireBrandPage, draft: BrandPageContent, language: LanguageCode): WireBrandPage => {
  const { say, images, block, calls } = inWire(language);
  const links = {
    site_url: safeLink(draft.site_url),
    instagram_url: safeLink(draft.instagram_url),
    facebook_url: safeLink(draft.facebook_url),
  };
  const { details, history_image, history_info_block, lookbook_images } = draft;
  const isTold = say(details) !== '' || history_image || history_info_block.length > 0 || lookbook_images.length > 0;
  return {
    ...page,
    logo: at(draft.logo, 600),
    cover_image_thumbnail: at(draft.cover_image_thumbnail, 1200),
    list_image: at(draft.list_image, 600),
    calls_to_action: calls(draft.calls_to_action),
    meta: { draft_changes: [] },
    the_brand: {
      ...page.the_brand,
      ...links,
      tiktok_url: safeLink(draft.tiktok_url),
      brand_from: say(draft.brand_from),
      year_established: draft.year_established,
      landing_modal_text: say(draft.landing_modal_text),
      brand_style: say(draft.brand_style),
      brand_style_template: draft.brand_style_template,
      brand_style_images: images(draft.brand_style_images),
      featured_info_block: draft.featured_info_block && block(draft.featured_info_block, 0),
      info_block: draft.info_block.map(block),
      about_rating: say(draft.about_rating) || null,
    },
    history: isTold
      ? {
          ...links,
          history_image: draft.history_image && at(draft.history_image, 1200),
          details: say(draft.details),
          info_block: draft.history_info_block.map(block),
          lookbook_description: say(draft.lookbook_description) || null,
          lookbook_template: draft.lookbook_template,
          lookbook_images: images(draft.lookbook_images),
        }
      : null,
  };
};
