import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { mockOffline, mockPending } from '@vitrine/api/testing';
import { expect, screen, within } from 'storybook/test';
import { seen, wholeShop } from '../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/LinkSegment',
  args: { address: '/vincular/resort', viewer: 'approved' as const },
});

export const Portuguese = meta.story({
  globals: { locale: 'pt-BR' },
  beforeEach: ({ msw }) => msw.use(mockPending(contract.events.link)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Vinculando você a Resort' })).toBeVisible();
    await seen(canvas.getByText('Um momento. Em seguida você verá as marcas.'));
  },
});

/** The retailer stays on the screen until the error is closed. */
export const Offline = meta.story({
  name: 'No connection',
  parameters: { covers: ['R-132', 'M-20', 'X-032'] },
  beforeEach: ({ msw }) => msw.use(mockOffline(contract.events.link)),
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Error!' }));
    await seen(dialog.getByText('An error ocurred trying to tag the event. Please, try again later.'));
  },
});

/** A segment that this marketplace does not have. */
export const Unknown = meta.story({
  name: 'Unknown segment',
  args: { address: '/vincular/nothing' },
  play: async () => {
    await seen(await screen.findByRole('alertdialog', { name: 'Error!' }));
  },
});
