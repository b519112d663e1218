import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { fixtures, mockCall } from '@vitrine/api/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { seen, wholeShop } from '../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Segment',
  args: { address: '/project/salao-tropical/resort', viewer: 'visitor' as const },
});

const asked = fn();

/** Breadcrumb, banner, filters and brand cards, which grow by *Load more...*. */
export const Playground = meta.story({
  name: 'Segment of an event',
  parameters: { covers: ['R-025', 'R-094', 'R-095', 'R-098', 'R-099', 'P-058'] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Resort' })).toBeVisible();
    const trail = within(canvas.getByRole('navigation', { name: 'You are here' }));
    await expect(trail.getByRole('link', { name: 'Salão Tropical' })).toHaveAttribute(
      'href',
      '/project/salao-tropical',
    );
    await seen(await canvas.findByRole('link', { name: 'SEE MORE: Casa Marola' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
    await userEvent.click(canvas.getByRole('button', { name: 'Load more...' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(8));
    await expect(canvas.queryByRole('button', { name: 'Load more...' })).toBeNull();
  },
});

/** At its own address, a segment is open to a user who is linked to it. */
export const Linked = meta.story({
  name: 'For a linked retailer',
  parameters: { covers: ['R-050', 'R-051', 'R-131', 'S-050', 'R-052', 'P-069', 'R-039'] },
  args: { address: '/resort', viewer: 'approved' },
  beforeEach: ({ msw }) => {
    asked.mockClear();
    const { user } = fixtures.members.approved;
    let event_segments: (typeof user)['event_segments'] = [];
    msw.use(
      mockCall(contract.events.link, ({ body }) => {
        asked(body);
        event_segments = fixtures.eventSegments
          .filter(({ id }) => id === body.event_segment)
          .map((segment) => ({ segment }));
        return { status: 200, data: { message: 'Success' } };
      }),
      mockCall(contract.auth.userData, () => ({ status: 200, data: { ...user, event_segments } })),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Resort' })).toBeVisible();
    await seen(await canvas.findByRole('link', { name: 'SEE MORE: Casa Marola' }));
    await expect(asked).toHaveBeenCalledOnce();
    await expect(asked).toHaveBeenCalledWith({ event_segment: 31 });
  },
});

/** A segment of an inactive event leads to the start. */
export const Inactive = meta.story({
  name: 'Inactive event',
  parameters: { covers: ['R-053'] },
  args: { address: '/winter-preview' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Resort 27 is open' })).toBeVisible();
  },
});

/** A segment of no event is open to everybody. */
export const NoEvent = meta.story({
  name: 'Segment without event',
  parameters: { covers: ['R-054'] },
  args: { address: '/made-in-bahia' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Made in Bahia' })).toBeVisible();
    await seen(await canvas.findByRole('link', { name: 'SEE MORE: Casa Marola' }));
  },
});
