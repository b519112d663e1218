import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { defaultHandlers, fixtures, mockCall } from '@vitrine/api/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import { seen, wholeShop } from '../../testing/index.tsx';
import { logIn } from './Event.fixture.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Event',
  args: { address: '/project/salao-tropical', viewer: 'visitor' as const },
});

const titleOf = (canvas: { findByRole: typeof screen.findByRole }) => canvas.findByRole('heading', { level: 1 });

/** Hero, about text and the brands of an event. */
export const Playground = meta.story({
  name: 'Event page',
  parameters: { covers: ['R-023', 'R-086', 'R-087', 'R-088', 'P-058'] },
  play: async ({ canvas }) => {
    await expect(await titleOf(canvas)).toHaveTextContent('Three days by the bay');
    await expect(canvas.getByText('Not open yet')).toBeVisible();
    await seen(await canvas.findByText(/Forty brands from the north-east/));
    await expect(await canvas.findByRole('heading', { name: 'Meet the Brands*' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the brands of Resort' })).toHaveAttribute(
      'href',
      '/project/salao-tropical/resort',
    );
    await waitFor(() => expect(document.title).toMatch(/^Salão Tropical \| /));
  },
});

/** The address with `special` shows the same page. */
export const Special = meta.story({
  parameters: { covers: ['R-024', 'D-033'] },
  args: { address: '/project/special/salao-tropical' },
  play: async ({ canvas }) => {
    await expect(await titleOf(canvas)).toHaveTextContent('Three days by the bay');
  },
});

/** A card opens the brand in a dialog with pictures, tags and a longer text. */
export const BrandDialog = meta.story({
  name: 'Brand dialog',
  parameters: { covers: ['R-090', 'R-091', 'R-092', 'R-093', 'M-17', 'M-18', 'K-17'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'SEE MORE: Casa Marola' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Casa Marola' }));
    await seen(dialog.getByText(/Handmade · Linen/));
    await expect(dialog.getByRole('region', { name: 'Pictures of Casa Marola' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Read more' }));
    await seen(dialog.getByText(/Founded in 2011 in Salvador/));
    for (const name of ['Login', 'Register']) await expect(dialog.getByRole('button', { name })).toBeVisible();
  },
});

/** A visitor who logs in on the page of an event stays on it, signed in. */
export const StaysHere = meta.story({
  name: 'Login on the page',
  parameters: { covers: ['R-136', 'S-016', 'B-21'] },
  beforeEach: ({ msw }) => msw.use(...defaultHandlers()),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Meet the Brands*' });
    await userEvent.click(canvas.getByRole('button', { name: 'LOGIN' }));
    await logIn(userEvent);
    await canvas.findByRole('link', { name: /^Cart/ });
    await expect(await titleOf(canvas)).toHaveTextContent('Three days by the bay');
  },
});

/** An event without a hero leads to the landing page. */
export const NoHero = meta.story({
  name: 'Unknown event',
  parameters: { covers: ['R-089', 'X-028', 'D-032'] },
  args: { address: '/project/nowhere' },
  play: async ({ canvas }) => {
    await expect(await titleOf(canvas)).toHaveTextContent('Resort 27 is open');
  },
});

/** A marker in the address adds `special`. */
export const Marker = meta.story({
  name: 'Marked address',
  parameters: { covers: ['R-056'] },
  args: { address: '/project/itastyle' },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(contract.landing.heroes, ({ query }) => ({
        status: 200,
        data: { data: query['events[]'] === 'itastyle' ? fixtures.eventHeroes(['resort']) : [] },
      })),
    ),
  play: async ({ canvas }) => {
    await expect(await titleOf(canvas)).toHaveTextContent('Three days by the bay');
  },
});
