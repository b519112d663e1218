import { fixtures } from '@vitrine/api/testing';
import { describe, expect, it } from 'vitest';
import { changedInHeader } from './brandDraft.ts';
import { toBrandAbout, toLightBrand } from './brandPage.ts';
import type { WireBrandPage } from './wire.ts';

type WireBlock = WireBrandPage['the_brand']['info_block'][number];
type WireImage = WireBlock['images'][number];

const page = fixtures.brandPage();

const image = (id: number, given: Partial<WireImage>): WireImage => ({
  id,
  order: id,
  portrait_image: null,
  landscape_image: null,
  video_url: null,
  featured_image: false,
  ...given,
});

const blockOf = (given: Partial<WireBlock>) => {
  const [block] = page.the_brand.info_block;
  if (!block) throw new Error('The fixture has no info block');
  const info_block = [{ ...block, ...given }];
  return toBrandAbout({ ...page, the_brand: { ...page.the_brand, info_block } }).blocks?.[0];
};

describe('an info block', () => {
  it('stands on the side and in the orientation the brand chose (R-181)', () => {
    expect(blockOf({ image_position: 'right', images: [image(1, { portrait_image: '/tall' })] })).toMatchObject({
      position: 'end',
      orientation: 'portrait',
    });
    expect(blockOf({ image_position: 'left' })).toMatchObject({ position: 'start' });
  });

  it('begins with its featured picture, then goes by their order', () => {
    const images = [
      image(3, { portrait_image: '/c' }),
      image(1, { portrait_image: '/a' }),
      image(2, { portrait_image: '/b', featured_image: true }),
    ];
    expect(blockOf({ images })?.media?.map(({ src }) => src)).toEqual(['/b', '/a', '/c']);
  });

  it('takes the other orientation where there is no picture of the chosen one', () => {
    const images = [image(1, { landscape_image: '/wide', video_url: '/film.mp4' })];
    expect(blockOf({ image_orientation: 'portrait', images })).toMatchObject({
      orientation: 'landscape',
      media: [{ src: '/wide', video: '/film.mp4' }],
    });
  });

  it('has no media without pictures', () => {
    expect(blockOf({ images: [] })?.media).toEqual([]);
  });
});

describe('a draft', () => {
  const draftOf = (...draft_changes: string[]): WireBrandPage => ({ ...page, meta: { draft_changes } });

  it('is marked in the header too, where it changes the place, the logo or the cover (R-172)', () => {
    expect(changedInHeader(draftOf('brand_from', 'logo', 'cover_image_thumbnail', 'brand_style'))).toEqual([
      'facts',
      'logo',
      'cover',
    ]);
    expect(changedInHeader(draftOf('info_block'))).toEqual([]);
  });

  it('is marked on a light page where that shows it; the picture of the lists only without pictures of its own (R-172)', () => {
    const changed = ['year_established', 'brand_from', 'tiktok_url', 'list_image', 'info_block'];
    expect(toLightBrand(draftOf(...changed), 'Site').changed).toEqual(['facts', 'social']);
    const the_brand = { ...page.the_brand, brand_style_images: [] };
    expect(toLightBrand({ ...draftOf('list_image'), the_brand }, 'Site').changed).toEqual(['images']);
  });
});

describe('a brand page', () => {
  it('hands on the template of its style pictures (R-180)', () => {
    const the_brand = { ...page.the_brand, brand_style_template: 2 };
    expect(toBrandAbout({ ...page, the_brand }).styleTemplate).toBe(2);
  });

  const call = {
    image: '/wide',
    image_mobile: '/tall',
    title: 'The new season',
    text: 'Open now.',
    button_label: 'SEE COLLECTIONS',
    link: '/casa-marola/collections',
  };

  it('hands on calls to action with the picture for phones (R-186)', () => {
    expect(toBrandAbout({ ...page, calls_to_action: [call] }).callsToAction).toMatchObject([
      { image: '/wide', imageMobile: '/tall', link: { label: 'SEE COLLECTIONS', href: '/casa-marola/collections' } },
    ]);
  });

  it.each([
    ['words', { button_label: '' }],
    ['link', { link: '' }],
    ['words and link', { button_label: '', link: '' }],
    ['safe link', { link: 'javascript:alert(1)' }],
  ])('shows a banner without %s, without a button (E-19)', (_lacking, given) => {
    expect(toBrandAbout({ ...page, calls_to_action: [{ ...call, ...given }] }).callsToAction).toMatchObject([
      { title: 'The new season', link: null },
    ]);
  });
});
