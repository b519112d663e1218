import preview from '#storybook/preview';
import { fixtures } from '@vitrine/api/testing';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { isScrolledTo } from '../../testing/anchor.ts';
import { seen, wholeShop } from '../../testing/index.tsx';
import { reporting, reports } from '../../testing/reports.ts';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Landing',
  args: { address: '/', viewer: 'visitor' as const },
});

const converted = fn();

/** Heroes, the platform, brands, retailers, a demo and the newsletter, in this order. */
export const Playground = meta.story({
  name: 'Landing page',
  parameters: {
    covers: ['R-063', 'R-066', 'R-067', 'R-068', 'R-070', 'R-071', 'R-072', 'R-133', 'R-134', 'R-154', 'K-37', 'D-132'],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Resort 27 is open' })).toBeVisible();
    for (const name of ['Our brands', 'Our retailers']) await canvas.findByRole('heading', { name });
    const titles = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(titles.slice(titles.indexOf('Our brands'), titles.indexOf('Newsletter') + 1)).toEqual([
      'Our brands',
      'Our retailers',
      'Request a demo',
      'Newsletter',
    ]);
    const platform = canvas.getByText(fixtures.landing.our_platform_text);
    const heroes = canvasElement.querySelector('[data-component=Hero]');
    const comesBefore = (first: Element | null, second: Element) =>
      Boolean((first?.compareDocumentPosition(second) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(comesBefore(heroes, platform)).toBe(true);
    await expect(comesBefore(platform, canvas.getByRole('heading', { name: 'Our brands' }))).toBe(true);
    await expect(
      comesBefore(canvas.getByRole('heading', { name: 'Newsletter' }), canvas.getByRole('contentinfo')),
    ).toBe(true);
    await expect(within(canvas.getByRole('contentinfo')).getByText(/© 2025/)).toBeInTheDocument();
    const header = within(canvas.getByRole('banner'));
    await expect(header.getAllByRole('link', { name: 'Brands' })[0]).toHaveAttribute('href', '/brands');
    for (const name of ['Women', 'Men', 'Children', 'Home & Beauty'])
      await expect(header.getAllByRole('link', { name })[0]).toBeInTheDocument();
  },
});

/** In Portuguese the retailers are left out. */
export const Portuguese = meta.story({
  parameters: { covers: ['R-069'] },
  globals: { locale: 'pt-BR' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(fixtures.landing.our_brands_text)).toBeVisible();
    await expect(canvas.queryByText(fixtures.landing.our_retailers_text)).toBeNull();
  },
});

/** The newsletter asks for a company type and an address, says when the address is missing, then thanks. */
export const Subscribed = meta.story({
  name: 'Newsletter',
  parameters: { covers: ['S-048', 'R-085', 'A-043', 'D-106', 'V-032', 'X-031'] },
  args: { account: reporting },
  beforeEach: ({ msw }) => {
    converted.mockClear();
    msw.use(...reports(converted));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Retailer' }));
    for (const name of ['Brand', 'Showroom', 'Distributor'])
      await expect(canvas.getByRole('radio', { name })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'SUBSCRIBE' }));
    await expect(await canvas.findByText('Email required')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'ana@loja-aurora.example');
    await userEvent.click(canvas.getByRole('button', { name: 'SUBSCRIBE' }));
    await expect(
      await canvas.findByText('Thank you! Please confirm with the link we have sent to your e-mail.'),
    ).toBeVisible();
    await waitFor(() =>
      expect(converted).toHaveBeenCalledWith({
        token: 'm1',
        identifier: 'newsletter',
        email: 'ana@loja-aurora.example',
        company_type: 'b',
        client_tracking_id: null,
        traffic_source: null,
      }),
    );
  },
});

/** Terms of Use and Privacy Policy open in a dialog each. */
export const Terms = meta.story({
  name: 'Terms and Privacy Policy',
  parameters: { covers: ['M-12', 'R-151', 'M-13', 'R-152'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Newsletter' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Terms of Use' }));
    const dialog = await screen.findByRole('dialog', { name: 'Terms of Use' });
    await seen(await within(dialog).findByText(/A pre-order becomes binding/));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Privacy Policy' }));
    const policy = await screen.findByRole('dialog', { name: 'Privacy Policy' });
    await seen(await within(policy).findByText(/We keep what an order needs/));
  },
});

/** An address with the name of a section leads there, below the header, in a second. */
export const Platform = meta.story({
  name: 'Anchor of the platform',
  parameters: { covers: ['R-015', 'K-12'] },
  args: { address: '/#ourplatform' },
  play: async () => {
    await waitFor(() => expect(isScrolledTo('ourplatform')).toBe(true));
  },
});

export const Retailers = meta.story({
  name: 'Anchor of the retailers',
  parameters: { covers: ['R-016'] },
  args: { address: '/#ourretailers' },
  play: async () => {
    await waitFor(() => expect(isScrolledTo('ourretailers')).toBe(true));
  },
});

export const Demo = meta.story({
  name: 'Anchor of the registration',
  parameters: { covers: ['R-017'] },
  args: { address: '/#register' },
  play: async () => {
    await waitFor(() => expect(isScrolledTo('register')).toBe(true));
  },
});
