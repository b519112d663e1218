import { languageCodes, type ContentKind } from '@vitrine/api/rules';
import type { FieldSpec } from '../../parts/fields/specs.ts';

const words = (name: string, required = false): FieldSpec => ({ type: 'words', name, required });
const text = (name: string): FieldSpec => ({ type: 'text', name });
const html = (name: string): FieldSpec => ({ type: 'html', name });
const picture = (name: string): FieldSpec => ({ type: 'picture', name });
const line = (name: string, required = false): FieldSpec => ({ type: 'line', name, required });
/** An address of another site, or a path of the shop. */
const link = (name: string, rest: { isNullable?: boolean; required?: boolean } = {}): FieldSpec => ({
  type: 'line',
  name,
  isLink: true,
  ...rest,
});

const none = { en: '' };

const legal: readonly FieldSpec[] = [html('text')];

const page: readonly FieldSpec[] = [
  words('title', true),
  { type: 'date', name: 'shown_from', hasHint: true },
  { type: 'date', name: 'shown_until', hasHint: true },
  html('text'),
  picture('image'),
  picture('image_mobile'),
  words('image_alt'),
  {
    type: 'list',
    name: 'blocks',
    most: 40,
    blank: { title: none, text: none, image: null, image_alt: none, image_position: 'left', button: null },
    fields: [
      words('title'),
      html('text'),
      picture('image'),
      words('image_alt'),
      { type: 'choice', name: 'image_position', choices: ['left', 'right'] },
      {
        type: 'group',
        name: 'button',
        blank: { text: none, link: '/' },
        fields: [words('text', true), link('link', { required: true })],
      },
    ],
  },
];

const hero: readonly FieldSpec[] = [
  words('title', true),
  text('text'),
  { type: 'choice', name: 'template', choices: ['A', 'B', 'C', 'D', 'E', 'F', 'G'] },
  picture('image'),
  { type: 'choice', name: 'styles.focus', choices: ['top', 'center', 'bottom', 'left', 'right'], isOptional: true },
  picture('image_mobile'),
  words('image_alt'),
  picture('logo'),
  { type: 'choice', name: 'styles.align', choices: ['start', 'center', 'end'], isOptional: true },
  { type: 'choice', name: 'styles.tone', choices: ['light', 'dark'], isOptional: true },
  {
    type: 'list',
    name: 'buttons',
    most: 2,
    blank: { text: none, color: 'primary', type: 'register', link: null },
    fields: [
      words('text', true),
      { type: 'choice', name: 'type', choices: ['register', 'login', 'link'] },
      link('link', { isNullable: true }),
      { type: 'choice', name: 'color', choices: ['primary', 'secondary'] },
    ],
  },
  { type: 'reference', name: 'segment', to: 'segment' },
  words('about_title'),
  html('about_text'),
  { type: 'check', name: 'show_landing_page' },
  { type: 'number', name: 'position' },
];

const values = ['1', '2', '3'].flatMap((number) => [
  words(`our_values_title_${number}`),
  html(`our_values_text_${number}`),
]);

const entry: readonly FieldSpec[] = [words('name', true), { type: 'check', name: 'is_hidden' }];

/** The form of each kind of document. */
export const FORMS: Readonly<Record<ContentKind, readonly FieldSpec[]>> = {
  settings: [
    line('shop_title', true),
    { type: 'choice', name: 'language_code', choices: languageCodes },
    { type: 'check', name: 'powered_by' },
    line('support_email', true),
    { type: 'number', name: 'copyright_year' },
    line('carrier_name'),
    link('admin_url', { isNullable: true }),
    link('analytics_url', { isNullable: true }),
    { type: 'line', name: 'analytics_id', isNullable: true },
    link('marketing_url', { isNullable: true }),
    { type: 'line', name: 'marketing_token', isNullable: true },
    { type: 'number', name: 'recall_minutes', isNullable: true },
    { type: 'timeZone', name: 'time_zone' },
    { type: 'lines', name: 'hosts' },
    { type: 'check', name: 'hidden_from_search' },
    { type: 'check', name: 'hides_members', hasHint: true },
  ],
  landing: ['our_platform_text', 'our_brands_text', 'our_retailers_text', 'request_a_demo_text', 'subscribe'].map(text),
  hero,
  links: [
    { type: 'lines', name: 'sites' },
    {
      type: 'list',
      name: 'groups',
      most: 12,
      blank: { group: none, links: [] },
      fields: [
        words('group', true),
        {
          type: 'list',
          name: 'links',
          most: 30,
          blank: { text: none, url: '' },
          fields: [words('text', true), link('url', { required: true })],
        },
      ],
    },
  ],
  segments: [
    { type: 'list', name: 'segments', most: 300, blank: { slug: '', name: none, is_hidden: false }, fields: entry },
  ],
  categories: [
    {
      type: 'list',
      name: 'categories',
      most: 300,
      titled: 'name',
      blank: { slug: '', name: none, is_hidden: false, image: '' },
      fields: [...entry, { type: 'picture', name: 'image', required: true }],
    },
  ],
  names: [
    {
      type: 'list',
      name: 'names',
      most: 500,
      blank: { name: '', shown: none },
      fields: [line('name', true), words('shown')],
    },
  ],
  company: [
    words('main_title', true),
    html('description'),
    picture('main_image'),
    words('main_image_alt'),
    ...values,
    words('our_partners_title'),
    html('our_partners_text'),
    {
      type: 'list',
      name: 'partners',
      most: 60,
      blank: { name: '', image: null },
      fields: [line('name', true), picture('image')],
    },
    words('title'),
    picture('banner'),
    words('banner_alt'),
    words('find_out_more_title'),
    html('find_out_more_text'),
  ],
  page,
  event: [words('name', true), { type: 'date', name: 'starts_on' }, { type: 'date', name: 'ends_on' }, picture('logo')],
  segment: [
    words('name', true),
    { type: 'reference', name: 'event', to: 'event' },
    { type: 'check', name: 'is_active' },
    { type: 'date', name: 'starts_on' },
    { type: 'date', name: 'ends_on' },
    picture('image_tag'),
    { type: 'brands', name: 'brands' },
  ],
  terms: legal,
  privacy: legal,
};
