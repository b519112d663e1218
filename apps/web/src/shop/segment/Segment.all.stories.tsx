import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { fixtures, mockCall, mockOffline } from '@vitrine/api/testing';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { seen, wholeShop } from '../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Segment',
  args: { address: '/project/salao-tropical/resort', viewer: 'visitor' as const },
});

const asked = fn();

/** Answers with three brands, and keeps what was asked. */
const recorded = mockCall(contract.events.brands, ({ query }) => {
  asked(query);
  return { status: 200, data: { data: fixtures.landingBrands.slice(0, 3), pagination: { has_more: false } } };
});

/** Filters are sent to the server and can be removed. */
export const Filters = meta.story({
  parameters: { covers: ['R-096', 'R-097', 'R-100', 'R-101'] },
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(recorded);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /SEGMENTS/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Women' }));
    await userEvent.click(screen.getByRole('option', { name: 'Men' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: /CATEGORIES/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Swimwear' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ segments: '13,14', categories: '2' })),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Remove Women' })).toBeNull());
  },
});

/** Filters of the address are in force. */
export const Restored = meta.story({
  name: 'Filters in the address',
  parameters: { covers: ['R-102'] },
  args: { address: '/project/salao-tropical/resort?segments=13,14&categories=2' },
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(recorded);
  },
  play: async ({ canvas }) => {
    for (const name of ['Remove Women', 'Remove Men', 'Remove Swimwear'])
      await seen(await canvas.findByRole('button', { name }));
    await expect(asked).toHaveBeenCalledWith(expect.objectContaining({ segments: '13,14', categories: '2' }));
  },
});

/** Filters that match no brand. */
export const Empty = meta.story({
  name: 'No brand for filters',
  parameters: { covers: ['X-029', 'D-032'] },
  args: { address: '/project/salao-tropical/resort?segments=16' },
  beforeEach: ({ msw }) =>
    msw.use(mockCall(contract.events.brands, { status: 200, data: { data: [], pagination: { has_more: false } } })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("We couldn't find any brand matching your filters at this moment."),
    ).toBeVisible();
  },
});

/** A user who cannot be linked sees an error, then the landing page. */
export const NotLinked = meta.story({
  name: 'Link that fails',
  parameters: { covers: ['R-132', 'M-20', 'S-051', 'X-032', 'D-116'] },
  args: { address: '/vincular/swim', viewer: 'approved' },
  beforeEach: ({ msw }) => msw.use(mockOffline(contract.events.link)),
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Error!' }));
    await seen(dialog.getByText('An error ocurred trying to tag the event. Please, try again later.'));
    const [close] = dialog.getAllByRole('button', { name: 'Close' });
    if (close) await userEvent.click(close);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Brands' })).toBeVisible();
  },
});

/** A visitor is asked to log in first. */
export const Visitor = meta.story({
  name: 'Link for a visitor',
  parameters: { covers: ['P-055'] },
  args: { address: '/vincular/resort' },
  play: async ({ canvas }) => {
    await seen(await screen.findByRole('dialog', { name: 'WELCOME BACK' }));
    await expect(await canvas.findByText(fixtures.landing.our_platform_text)).toBeInTheDocument();
  },
});

/** Brands that could not be loaded can be loaded again. */
export const Offline = meta.story({
  name: 'No connection',
  beforeEach: ({ msw }) => msw.use(mockOffline(contract.events.brands)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
