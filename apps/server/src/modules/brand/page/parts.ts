import { safeLink } from '@vitrine/api/rules';
import { fileAt } from '../../../domain/content.ts';
import type { CallToAction, InfoBlock, LivePage, PageContent, StyleImage } from '../../shop/brands/pageContent.ts';
import { cleanTexts, optional, stored } from '../texts.ts';
import type { Texts } from '../texts.ts';
import type { PageBlock, PageCall, PageImage, PageParts } from './types.ts';

/** No words are as good as a language without words. */
const wordsOf = (words: Texts | null | undefined): Texts => ({ ...optional(words ?? {}) });

const imageOf = ({ id, image, title, link, button_label }: StyleImage): PageImage => ({
  id,
  image,
  title: wordsOf(title),
  link: safeLink(link),
  button_label: wordsOf(button_label),
});

const blockOf = (block: InfoBlock): PageBlock => ({
  id: block.id,
  title: wordsOf(block.title),
  summary: wordsOf(block.summary),
  text: wordsOf(block.text),
  link: safeLink(block.link),
  button_label: wordsOf(block.button_label),
  image_position: block.image_position ?? 'left',
  image_orientation: block.image_orientation ?? 'landscape',
  images: block.images.map(({ id, image, video_url, featured_image }) => ({
    id,
    image,
    video_url: safeLink(video_url),
    featured_image: featured_image ?? false,
  })),
});

/** A banner whose link is neither a web address nor a path of the shop is shown to nobody (E-19), nor is it edited. */
const callOf = ({ image, image_mobile, title, text, button_label, link }: CallToAction): PageCall[] => {
  const target = link === '' ? '' : safeLink(link);
  if (target === null) return [];
  return [
    {
      image,
      image_mobile: image_mobile ?? null,
      title: wordsOf(title),
      text: wordsOf(text),
      button_label: wordsOf(button_label),
      link: target,
    },
  ];
};

/** The pictures and blocks of a page, as its brand edits them. */
export const partsOf = ({ the_brand = {}, history, calls_to_action = [], ...pictures }: LivePage): PageParts => ({
  logo: pictures.logo,
  cover_image_thumbnail: pictures.cover_image_thumbnail,
  list_image: pictures.list_image,
  featured_info_block: the_brand.featured_info_block ? blockOf(the_brand.featured_info_block) : null,
  brand_style_template: the_brand.brand_style_template ?? 1,
  brand_style_images: (the_brand.brand_style_images ?? []).map(imageOf),
  info_block: (the_brand.info_block ?? []).map(blockOf),
  calls_to_action: calls_to_action.flatMap(callOf),
  history_image: history?.history_image ?? null,
  history_info_block: (history?.info_block ?? []).map(blockOf),
  lookbook_description: wordsOf(history?.lookbook_description),
  lookbook_template: history?.lookbook_template ?? 1,
  lookbook_images: (history?.lookbook_images ?? []).map(imageOf),
});

interface Numbered {
  id: number;
}

/** Entries with a number each: those of before keep theirs and what else is stored of them, new ones get the next. */
const numbered = <Edited extends { id: number | null }, Stored extends Numbered>(
  before: readonly Stored[] | undefined,
  entries: readonly Edited[],
  store: (entry: Edited, former: Stored | undefined) => Omit<Stored, 'id'>,
): Stored[] => {
  const known = new Map(before?.map((entry) => [entry.id, entry]));
  let last = Math.max(0, ...known.keys());
  return entries.map((entry) => {
    const former = known.get(entry.id ?? 0);
    // An entry with an unknown number, or one that another entry has, gets a new one.
    known.delete(entry.id ?? 0);
    return { ...former, ...store(entry, former), id: former?.id ?? ++last } as Stored;
  });
};

const storedImage = ({ image, title, link, button_label }: PageImage): Omit<StyleImage, 'id'> => ({
  image,
  title: stored(title),
  link,
  button_label: optional(button_label),
});

type Picture = InfoBlock['images'][number];

const storedPicture = ({ image, video_url, featured_image }: PageBlock['images'][number]): Omit<Picture, 'id'> => ({
  image,
  video_url,
  featured_image,
});

const storedBlock = (block: PageBlock, former?: InfoBlock): Omit<InfoBlock, 'id'> => ({
  title: stored(block.title),
  summary: stored(cleanTexts(block.summary)),
  text: stored(cleanTexts(block.text)),
  link: block.link,
  button_label: optional(block.button_label),
  image_position: block.image_position,
  image_orientation: block.image_orientation,
  images: numbered(former?.images, block.images, storedPicture),
});

const storedCall = ({ title, text, button_label, ...call }: PageCall): CallToAction => ({
  ...call,
  title: stored(title),
  text: stored(cleanTexts(text)),
  button_label: stored(button_label),
});

const featuredOf = (block: PageBlock | null, former: InfoBlock | null | undefined): InfoBlock | null =>
  block && (numbered(former ? [former] : [], [block], storedBlock)[0] ?? null);

/** The parts as they are stored; `page` is the one they change. */
export const storedParts = (page: PageContent, parts: PageParts) => {
  const { the_brand = {}, history } = page;
  return {
    pictures: {
      // A logo is shown in one size.
      logo: fileAt(parts.logo, 600),
      cover_image_thumbnail: parts.cover_image_thumbnail,
      list_image: parts.list_image,
    },
    the_brand: {
      featured_info_block: featuredOf(parts.featured_info_block, the_brand.featured_info_block),
      brand_style_template: parts.brand_style_template,
      brand_style_images: numbered(the_brand.brand_style_images, parts.brand_style_images, storedImage),
      info_block: numbered(the_brand.info_block, parts.info_block, storedBlock),
    },
    calls_to_action: parts.calls_to_action.map(storedCall),
    history: {
      history_image: parts.history_image,
      info_block: numbered(history?.info_block, parts.history_info_block, storedBlock),
      lookbook_description: optional(parts.lookbook_description),
      lookbook_template: parts.lookbook_template,
      lookbook_images: numbered(history?.lookbook_images, parts.lookbook_images, storedImage),
    },
  };
};
