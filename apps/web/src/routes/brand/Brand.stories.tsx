import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { fixtures, mockCall, mockOffline, mockPending } from '@vitrine/api/testing';
import { expect, screen, within } from 'storybook/test';
import { seen, wholeShop } from '../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Brand',
  args: { address: '/casa-marola', viewer: 'approved' as const },
});

const refusal = (sentence: string) => ({ message: sentence, detail: sentence });

export const Playground = meta.story({
  name: 'The brand tells its story (R-043, R-175…R-185)',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Casa Marola' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'MAKE A BUY' })).toHaveAttribute('href', '/casa-marola/collections');
    await expect(canvas.getByRole('heading', { name: 'Terms and conditions' })).toBeVisible();
  },
});

export const TemplateTwo = meta.story({
  name: 'Style pictures in groups of five, and where to go next (R-180, R-186)',
  beforeEach: ({ msw }) => {
    const page = fixtures.brandPage();
    const picture = page.the_brand.featured_info_block?.images[0];
    const call = {
      image: picture?.landscape_image ?? '',
      image_mobile: picture?.portrait_image ?? null,
      title: 'The new Casa Marola',
      text: 'Resort is open for orders until the end of the month.',
      button_label: 'SEE COLLECTIONS',
      link: '/casa-marola/collections',
    };
    const the_brand = { ...page.the_brand, brand_style_template: 2 };
    msw.use(mockCall(contract.brands.page, { status: 200, data: { ...page, the_brand, calls_to_action: [call] } }));
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: 'SEE COLLECTIONS' })).toHaveAttribute(
      'href',
      '/casa-marola/collections',
    );
    await expect(canvasElement.querySelectorAll('[data-part=group] img')).toHaveLength(5);
  },
});

export const Seller = meta.story({
  name: 'A brand’s people see COLLECTIONS instead of MAKE A BUY (R-166, R-167)',
  globals: { stage: 'seller' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'COLLECTIONS' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'MAKE A BUY' })).toBeNull();
  },
});

export const AskedToLogIn = meta.story({
  name: 'The address can ask for the login (R-057, R-060)',
  globals: { stage: 'visitor' },
  args: { address: '/casa-marola/collections' },
  play: async () => {
    await seen(await screen.findByRole('dialog', { name: 'WELCOME BACK' }));
  },
});

export const Forbidden = meta.story({
  name: 'A brand that may not be seen says so, and leads to others (X-039)',
  beforeEach: ({ msw }) => msw.use(mockCall(contract.brands.page, { status: 403, data: refusal('Forbidden.') })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Sorry, but the brand you are trying to access is not available'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'FIND OTHER BRANDS' })).toHaveAttribute('href', '/brands');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});

export const ForbiddenToVisitors = meta.story({
  name: 'A visitor who may not see a brand can sign in at once (X-039)',
  globals: { stage: 'visitor' },
  beforeEach: ({ msw }) => msw.use(mockCall(contract.brands.page, { status: 403, data: refusal('Forbidden.') })),
  play: async ({ canvas }) => {
    const alert = within(await canvas.findByRole('alert'));
    await expect(alert.getByRole('link', { name: 'FIND OTHER BRANDS' })).toBeVisible();
    // The browser's own click: what the dialog's program is waited for in would not come back from a click in `act`.
    alert.getByRole('button', { name: 'LOGIN' }).click();
    await seen(await screen.findByRole('dialog', { name: 'WELCOME BACK' }));
  },
});

export const Unreadable = meta.story({
  name: 'A brand that cannot be read says so (X-040)',
  beforeEach: ({ msw }) => msw.use(mockOffline(contract.brands.page)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sorry, we could not get the brand you are searching for')).toBeVisible();
  },
});

export const Pending = meta.story({ beforeEach: ({ msw }) => msw.use(mockPending(contract.brands.page)) });
