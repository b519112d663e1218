import { linkFields } from './pageDraft.ts';
import type { FieldSpec } from '../../parts/fields/specs.ts';

const words = (name: string, most: number): FieldSpec => ({ type: 'words', name, most });
const lines = (name: string, most: number): FieldSpec => ({ type: 'text', name, most });
const html = (name: string, most: number): FieldSpec => ({ type: 'html', name, most });
const picture = (name: string, required = false): FieldSpec => ({ type: 'picture', name, required });
const line = (name: string): FieldSpec => ({ type: 'line', name, isNullable: true });
const layout = (name: string): FieldSpec => ({ type: 'choice', name, choices: ['1', '2', '3'], isNumber: true });

const button = (isNullable = true): readonly FieldSpec[] => [
  { type: 'link', name: 'link', isNullable },
  words('button_label', 60),
];

const images = (name: string): FieldSpec => ({
  type: 'list',
  name,
  most: 40,
  titled: 'title',
  blank: { id: null, image: '', title: {}, link: null, button_label: {} },
  fields: [picture('image', true), words('title', 120), ...button()],
});

const blockFields: readonly FieldSpec[] = [
  words('title', 200),
  html('summary', 2000),
  html('text', 10_000),
  ...button(),
  { type: 'choice', name: 'image_position', choices: ['left', 'right'] },
  { type: 'choice', name: 'image_orientation', choices: ['portrait', 'landscape'] },
  {
    type: 'list',
    name: 'images',
    most: 12,
    blank: { id: null, image: '', video_url: null, featured_image: false },
    fields: [picture('image', true), line('video_url'), { type: 'check', name: 'featured_image' }],
  },
];

const blankBlock = {
  id: null,
  title: {},
  summary: {},
  text: {},
  link: null,
  button_label: {},
  image_position: 'left',
  image_orientation: 'landscape',
  images: [],
};

const blocks = (name: string): FieldSpec => ({
  type: 'list',
  name,
  most: 20,
  titled: 'title',
  blank: blankBlock,
  fields: blockFields,
});

/** The id of the form, for its button in the bar. */
export const PAGE_FORM = 'brand-page';

interface Section {
  id: string;
  fields: readonly FieldSpec[];
}

/** All that the page says and shows, in the order of the shop. */
const SECTIONS: readonly Section[] = [
  {
    id: 'header',
    fields: [
      words('brand_from', 120),
      picture('logo', true),
      picture('cover_image_thumbnail', true),
      picture('list_image', true),
    ],
  },
  { id: 'featured', fields: [{ type: 'group', name: 'featured_info_block', blank: blankBlock, fields: blockFields }] },
  { id: 'style', fields: [lines('brand_style', 3000)] },
  { id: 'pictures', fields: [layout('brand_style_template'), images('brand_style_images')] },
  { id: 'blocks', fields: [blocks('info_block')] },
  {
    id: 'calls',
    fields: [
      {
        type: 'list',
        name: 'calls_to_action',
        most: 6,
        titled: 'title',
        // Banners have no number; a new entry is told by its empty one.
        blank: { id: null, image: '', image_mobile: null, title: {}, text: {}, button_label: {}, link: '' },
        fields: [
          picture('image', true),
          picture('image_mobile'),
          words('title', 200),
          html('text', 2000),
          ...button(false),
        ],
      },
    ],
  },
  { id: 'rating', fields: [lines('about_rating', 600)] },
  {
    id: 'history',
    fields: [html('details', 40_000), picture('history_image'), blocks('history_info_block')],
  },
  {
    id: 'lookbooks',
    fields: [words('lookbook_description', 600), layout('lookbook_template'), images('lookbook_images')],
  },
  {
    id: 'links',
    fields: linkFields.map((name) => ({ type: 'line', name, isLink: true })),
  },
];

/** What the single page of the light template shows first. The full template does not show it; the landing does. */
const ONE_PAGE: Section = {
  id: 'page',
  fields: [html('landing_modal_text', 20_000), { type: 'number', name: 'year_established', isNullable: true }],
};

/** A light page is one part, and comes first. */
export const sectionsOf = (template: 'full' | 'light'): readonly Section[] =>
  template === 'light' ? [ONE_PAGE, ...SECTIONS] : [...SECTIONS, ONE_PAGE];

/** The section of the form with a field. */
export const sectionOf = (field: string): string =>
  [...SECTIONS, ONE_PAGE].find(({ fields }) => fields.some(({ name }) => name === field))?.id ?? '';
