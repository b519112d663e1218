import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { fixtures, mockCall, mockPending } from '@vitrine/api/testing';
import { expect, waitFor, within } from 'storybook/test';
import { seen, wholeShop } from '../../testing/index.tsx';
import { page, light } from './LightBrand.fixture.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/LightBrand',
  args: { address: '/casa-marola', viewer: 'approved' as const },
});

/** Its collections stand beside its name, and its trail has the filter that led here from the directory. */
export const LeadsOn = meta.story({
  name: 'Collections and trail',
  parameters: { covers: ['R-169'] },
  args: { kept: { lastFilter: '{"type":2,"label":"Dresses","href":"/brands?categories=1"}' } },
  beforeEach: ({ msw }) => msw.use(light),
  play: async ({ canvas }) => {
    const collections = within(await canvas.findByRole('list', { name: 'Open collections' }));
    const [first] = fixtures.collections;
    await expect(collections.getByRole('link', { name: first?.name })).toHaveAttribute(
      'href',
      `/casa-marola/collections/${first?.id}`,
    );
    const trail = within(canvas.getByRole('navigation', { name: 'You are here' }));
    await expect(trail.getByRole('link', { name: 'Dresses' })).toHaveAttribute('href', '/brands?categories=1');
    await expect(trail.getByText('Casa Marola')).toBeVisible();
  },
});

/** The brand's own people see its draft, and what it changes, at the address that leads to the draft of any brand. */
export const Draft = meta.story({
  parameters: { covers: ['R-049', 'R-171', 'R-172'] },
  globals: { stage: 'seller' },
  args: { address: '/casa-marola?brand_page_draft=1' },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(contract.brands.page, ({ query }) => {
        const draft_changes = query.brand_page_draft === '1' ? ['brand_from', 'landing_modal_text'] : [];
        const drafted = { brand_from: 'Olinda, Pernambuco', landing_modal_text: '<p>Long summers, worn slowly.</p>' };
        const the_brand = { ...page.the_brand, ...(draft_changes.length > 0 && drafted) };
        return {
          status: 200,
          data: { ...page, the_brand, brand_page_template: 'light' as const, meta: { draft_changes } },
        };
      }),
    ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('Long summers, worn slowly.')).toBeVisible();
    const marked = [...canvasElement.querySelectorAll('[data-component=DraftMark]')];
    await expect(marked.map(({ textContent }) => /Olinda|Long summers/.exec(textContent)?.[0])).toEqual([
      'Olinda',
      'Long summers',
    ]);
    await userEvent.click(canvas.getByRole('link', { name: 'See the published page' }));
    await waitFor(() => expect(canvas.queryByText('Long summers, worn slowly.')).toBeNull());
    await expect(canvas.queryByText('Changed in the draft')).toBeNull();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Casa Marola' })).toBeVisible();
  },
});

/** An unknown brand says so. */
export const Missing = meta.story({
  name: 'Unknown brand',
  args: { address: '/brand/nobody' },
  parameters: { covers: ['X-040'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sorry, we could not get the brand you are searching for')).toBeVisible();
  },
});

/** A visitor signs up first. One press says why. */
export const Visitor = meta.story({
  args: { address: '/brand/casa-marola' },
  globals: { stage: 'visitor' },
  beforeEach: ({ msw }) => msw.use(light),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Why do I have to register?'));
    await seen(canvas.getByText('Only registered retailers open collections and fill a cart.'));
  },
});

export const Pending = meta.story({
  args: { address: '/brand/casa-marola' },
  beforeEach: ({ msw }) => msw.use(mockPending(contract.brands.page)),
});
