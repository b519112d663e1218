import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { fixtures, mockCall, mockOffline, mockPending } from '@vitrine/api/testing';
import { expect, screen, waitFor } from 'storybook/test';
import { seen, wholeShop } from '../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Landing',
  args: { address: '/', viewer: 'visitor' as const },
});

/** LOGIN opens the login over the page. */
export const Login = meta.story({
  parameters: { covers: ['R-136', 'M-04'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'LOGIN' }));
    await seen(await screen.findByRole('dialog', { name: 'WELCOME BACK' }));
  },
});

/** A long title, no text and a single hero keep the layout. */
export const LongWords = meta.story({
  name: 'Long title, no text',
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

/** Filtered by an event, its heroes, the project and its brands come first. */
export const EventMode = meta.story({
  name: 'Filtered by an event',
  parameters: { covers: ['R-064', 'R-065', 'R-082', 'S-047'] },
  args: { address: '/?events=salao-tropical' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Three days by the bay');
    await expect(await canvas.findByText(/^May 12\W+14, 2027$/)).toBeInTheDocument();
    await expect(canvas.getByText('Not open yet')).toBeInTheDocument();
    await expect(await canvas.findByRole('heading', { name: 'About Resort' })).toBeInTheDocument();
    const brands = await canvas.findByRole('heading', { name: 'Our brands' });
    await expect(await canvas.findAllByRole('link', { name: /^SEE MORE/ })).toHaveLength(4);
    const platform = await canvas.findByText(fixtures.landing.our_platform_text);
    await expect(brands.compareDocumentPosition(platform) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await expect(canvas.queryByText('Resort 27 is open')).toBeNull();
  },
});

/** While the page loads, its shape is there. */
export const Pending = meta.story({
  name: 'Loading',
  beforeEach: ({ msw }) => msw.use(mockPending(contract.landing.content)),
});

/** Without a connection the page says so and can be loaded again. */
export const Offline = meta.story({
  name: 'No connection',
  beforeEach: ({ msw }) => msw.use(mockOffline(contract.landing.content)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
