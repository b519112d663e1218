import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { fixtures, mockCall, mockOffline, mockPending } from '@vitrine/api/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import { seen, wholeShop } from '../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Landing',
  args: { address: '/', viewer: 'visitor' as const },
});

export const Playground = meta.story({
  name: 'Heroes, the platform, brands, retailers, a demo and the newsletter in this order (R-063…R-072)',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Resort 27 is open' })).toBeVisible();
    for (const name of ['Our brands', 'Our retailers']) await canvas.findByRole('heading', { name });
    const titles = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(titles.slice(titles.indexOf('Our brands'), titles.indexOf('Newsletter') + 1)).toEqual([
      'Our brands',
      'Our retailers',
      'Request a demo',
      'Newsletter',
    ]);
  },
});

export const Portuguese = meta.story({
  name: 'In Portuguese the retailers are left out (R-069)',
  globals: { locale: 'pt-BR' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(fixtures.landing.our_brands_text)).toBeVisible();
    await expect(canvas.queryByText(fixtures.landing.our_retailers_text)).toBeNull();
  },
});

export const Login = meta.story({
  name: 'LOGIN opens the login over the page (R-136, M-04)',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'LOGIN' }));
    await seen(await screen.findByRole('dialog', { name: 'WELCOME BACK' }));
  },
});

export const Subscribed = meta.story({
  name: 'The newsletter asks who one is and for an address, then thanks (S-048, S-049, V-031)',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Retailer' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'ana@loja-aurora.example');
    await userEvent.click(canvas.getByRole('button', { name: 'SUBSCRIBE' }));
    await expect(await canvas.findByText('Thank you! You are on our list.')).toBeVisible();
  },
});

export const Terms = meta.story({
  name: 'Terms of Use open in a dialog (M-12, R-074)',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Newsletter' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Terms of Use' }));
    const dialog = await screen.findByRole('dialog', { name: 'Terms of Use' });
    await seen(await within(dialog).findByText(/A pre-order becomes binding/));
  },
});

export const LongWords = meta.story({
  name: 'A long title, no text and a single hero stay in their places',
  beforeEach: ({ msw }) => {
    const [first] = fixtures.landing.hero;
    const hero = first ? [{ ...first, title: 'Großhandelsvorbestellungen der Frühjahrskollektion', text: null }] : [];
    msw.use(mockCall(contract.landing.content, { status: 200, data: { ...fixtures.landing, hero } }));
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await waitFor(() =>
      expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
    );
    // However much follows on the page.
    await canvas.findByRole('heading', { name: 'Our brands' });
    const hero = canvasElement.querySelector('[data-component=Hero]')?.getBoundingClientRect();
    await expect(hero?.height).toBeLessThan(1.5 * window.innerHeight);
  },
});

export const Pending = meta.story({
  name: 'While the page is read its shape is there',
  beforeEach: ({ msw }) => msw.use(mockPending(contract.landing.content)),
});

export const Offline = meta.story({
  name: 'Without a connection it says so and offers to try again',
  beforeEach: ({ msw }) => msw.use(mockOffline(contract.landing.content)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
