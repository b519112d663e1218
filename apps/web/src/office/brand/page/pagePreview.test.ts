import { fixtures } from '@vitrine/api/testing';
import { describe, expect, it } from 'vitest';
import { pagePreview } from './pagePreview.ts';

const page = fixtures.brandPage();
const { draft } = fixtures.brandPageState;
const block = {
  id: null,
  title: { en: 'Repairs' },
  summary: {},
  text: {},
  link: 'javascript:alert(1)',
  button_label: {},
  image_position: 'left' as const,
  image_orientation: 'portrait' as const,
  images: [
    { id: null, image: '', video_url: null, featured_image: false },
    { id: 4, image: '/media/a/{w}.webp', video_url: null, featured_image: true },
  ],
};

describe('a page with what is typed', () => {
  it('speaks the reader’s language, and English where it has no words of it (D-049)', () => {
    const typed = { ...draft, brand_style: { en: 'Linen', pt_BR: 'Linho' }, about_rating: { en: 'Kept', pt_BR: '' } };
    const { the_brand } = pagePreview(page, typed, 'pt_BR');
    expect(the_brand.brand_style).toBe('Linho');
    expect(the_brand.about_rating).toBe('Kept');
  });

  it('leaves out a picture that is not chosen yet, and a link that leads nowhere (D-049)', () => {
    const [shown] = pagePreview(page, { ...draft, info_block: [block] }, 'en').the_brand.info_block;
    expect(shown?.images).toEqual([
      expect.objectContaining({ id: 4, portrait_image: '/media/a/600.webp', landscape_image: null }),
    ]);
    expect(shown?.link).toBeNull();
  });

  it('shows a banner once it has its picture, with or without a button (E-19)', () => {
    const banner = { image: '', image_mobile: null, title: { en: 'Resort' }, text: {}, button_label: {}, link: '' };
    const calls_to_action = [banner, { ...banner, image: '/media/b/{w}.webp' }];
    expect(pagePreview(page, { ...draft, calls_to_action }, 'en').calls_to_action).toMatchObject([
      { image: '/media/b/1200.webp', link: '' },
    ]);
  });

  it('has no history where nothing is told of one (D-049)', () => {
    const silent = { details: {}, history_image: null, history_info_block: [], lookbook_images: [] };
    expect(pagePreview(page, { ...draft, ...silent }, 'en').history).toBeNull();
    expect(
      pagePreview(page, { ...draft, ...silent, details: { en: '<p>Since 1974</p>' } }, 'en').history?.details,
    ).toBe('<p>Since 1974</p>');
  });

  it('keeps what the form does not know (D-049)', () => {
    const { name, the_brand } = pagePreview(page, draft, 'en');
    expect(name).toBe(page.name);
    expect(the_brand.categories).toEqual(page.the_brand.categories);
  });
});
