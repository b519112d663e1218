import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { defaultHandlers, fixtures, mockCall, mockOffline, mockPending } from '@vitrine/api/testing';
import { expect, screen, within } from 'storybook/test';
import { wholeShop } from '../../testing/index.tsx';
import { logIn } from './Event.fixture.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Event',
  args: { address: '/project/salao-tropical', viewer: 'visitor' as const },
});

/** A visitor who logs in from the dialog of a brand sees that brand next. */
export const BrandLogin = meta.story({
  name: 'Login from a brand',
  parameters: { covers: ['M-19', 'S-017', 'B-22'] },
  beforeEach: ({ msw }) => msw.use(...defaultHandlers()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'SEE MORE: Lume' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Lume' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Login' }));
    await logIn(userEvent);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Lume' })).toBeVisible();
  },
});

/** For a user, a card leads to the page of the brand. */
export const SignedIn = meta.story({
  name: 'For a retailer',
  args: { viewer: 'approved' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'SEE MORE: Lume' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Lume' })).toBeVisible();
  },
});

/** A text without a heading of its own is headed by the event. */
export const Untitled = meta.story({
  name: 'Text without heading',
  beforeEach: ({ msw }) => {
    const heroes = fixtures
      .eventHeroes(['salao-tropical'])
      .map((hero) => ({ ...hero, event_segment_title_about_project: null }));
    msw.use(mockCall(contract.landing.heroes, { status: 200, data: { data: heroes } }));
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('heading', { name: 'About Salão Tropical' })).length).toBeGreaterThan(0);
  },
});

/** While the page loads, its shape is there. */
export const Pending = meta.story({
  name: 'Loading',
  beforeEach: ({ msw }) => msw.use(mockPending(contract.landing.heroes)),
});

/** Without a connection the page says so and can be loaded again. */
export const Offline = meta.story({
  name: 'No connection',
  beforeEach: ({ msw }) => msw.use(mockOffline(contract.landing.heroes)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
