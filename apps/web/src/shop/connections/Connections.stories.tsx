import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { fixtures, mockCall } from '@vitrine/api/testing';
import { expect, waitFor, within } from 'storybook/test';
import { seen, wholeShop } from '../../testing/index.tsx';
import { asRetailer, block, first } from './Connections.fixture.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Connections',
  args: { address: '/connections', viewer: 'approved' as const },
  globals: { stage: 'approved' },
});

/** Requests to answer come first; ACCEPT and DECLINE are only on those of the other side. */
export const Playground = meta.story({
  name: 'Pending requests',
  parameters: { covers: ['R-028', 'R-326', 'R-327', 'R-329', 'R-330', 'S-057', 'A-047'] },
  beforeEach: asRetailer(),
  play: async ({ canvas, canvasElement }) => {
    await seen(await canvas.findByRole('heading', { level: 1, name: 'My Connections' }));
    await waitFor(() => expect(document.title).toMatch(/^My Connections \| /));
    const list = block(canvasElement);
    await seen(await list.findByRole('button', { name: `ACCEPT, ${first}` }));
    await expect(list.getByRole('button', { name: /^PENDING/, pressed: true })).toHaveAccessibleName(/2/);
    const own = within(list.getByRole('article', { name: fixtures.connections[0]?.seller.name ?? '' }));
    await expect(own.getByText('REQUEST PENDING')).toBeVisible();
    await expect(own.queryByRole('button')).toBeNull();
    await expect(list.getAllByRole('article')).toHaveLength(3);
  },
});

/** Every connection, with its state and the brand's page. */
export const All = meta.story({
  name: 'All connections',
  parameters: { covers: ['R-328', 'R-329', 'R-331', 'A-072', 'K-71'] },
  args: { address: '/connections?filter=all' },
  play: async ({ canvasElement }) => {
    const list = block(canvasElement);
    for (const text of ['REQUEST PENDING', 'CONNECTED', 'DECLINED']) await seen(await list.findByText(text));
    const { seller } = fixtures.connections[1] ?? {};
    await expect(list.getByRole('link', { name: seller?.name })).toHaveAttribute('href', `/${seller?.slug}`);
    await expect(list.getByRole('link', { name: /^Open the chat/ })).toHaveAttribute('href', `/messages/${seller?.id}`);
  },
});

export const Nothing = meta.story({
  name: 'Nothing pending',
  parameters: { covers: ['D-057'] },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(contract.connections.list, {
        status: 200,
        data: { data: [], meta: { total: 0, last_page: 1, to_answer: 0 } },
      }),
    ),
  play: async ({ canvas }) => seen(await canvas.findByText('No requests to answer')),
});
