import { contract } from '@vitrine/api';
import { fixtures, mockCall } from '@vitrine/api/testing';
import type { within } from 'storybook/test';

type Canvas = ReturnType<typeof within>;

/** Opens a part of the page. Readers may, though fields of theirs are disabled. */
export const open = async (canvas: Canvas, name: string) =>
  (await canvas.findByRole('heading', { name, level: 2 })).click();

/** The field of the style, in the part that shows it. */
export const openStyle = async (canvas: Canvas) => {
  await open(canvas, 'Style');
  return canvas.findByRole('textbox', { name: 'Style, English' });
};
const page = fixtures.brandPage();

/** The shop's answer for the live page and for its draft. */
export const pageAndDraft = (template: 'full' | 'light' = 'full') =>
  mockCall(contract.brands.page, ({ query }) => {
    const isDraft = query.brand_page_draft === '1';
    const { the_brand } = page;
    const changed = { ...the_brand, brand_style: 'Long summers, worn slowly.', year_established: 2012 };
    const [call] = [
      {
        image: the_brand.featured_info_block?.images[0]?.landscape_image ?? '',
        image_mobile: null,
        title: 'The new Casa Marola',
        text: '<p>Resort is open for orders.</p>',
        button_label: 'SEE COLLECTIONS',
        link: '/casa-marola/collections',
      },
    ];
    const data = {
      ...page,
      brand_page_template: template,
      the_brand: isDraft ? changed : the_brand,
      calls_to_action: isDraft ? [call] : [],
      meta: { draft_changes: isDraft ? ['brand_style', 'year_established', 'calls_to_action'] : [] },
    };
    return { status: 200, data };
  });

/** What holds the sections of the shop's page is waited for here. */
export const loadParts = () =>
  Promise.all([import('./BeforeAfter.tsx'), import('./FormerPage.tsx'), import('./Parts.tsx')]);
