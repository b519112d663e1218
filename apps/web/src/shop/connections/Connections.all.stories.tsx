import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { defaultHandlers, fixtures, mockCall, mockOffline, mockPending } from '@vitrine/api/testing';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { seen, wholeShop } from '../../testing/index.tsx';
import { asRetailer, block, first, second } from './Connections.fixture.tsx';

const refusal = (sentence: string) => ({ message: sentence, detail: sentence });

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Connections',
  args: { address: '/connections', viewer: 'approved' as const },
  globals: { stage: 'approved' },
});

const request = fixtures.requests[0] as NonNullable<(typeof fixtures.requests)[number]>;

/** An accepted or declined request leaves the pending ones. */
export const Answers = meta.story({
  name: 'Answered requests',
  parameters: { covers: ['S-067', 'A-048', 'A-049', 'S-055', 'S-056'] },
  beforeEach: asRetailer(),
  play: async ({ canvasElement, userEvent }) => {
    const list = block(canvasElement);
    await userEvent.click(await list.findByRole('button', { name: `ACCEPT, ${first}` }));
    await waitFor(() => expect(list.queryByRole('article', { name: first })).toBeNull());
    await userEvent.click(list.getByRole('button', { name: `DECLINE, ${second}` }));
    await waitFor(() => expect(list.queryByRole('article', { name: second })).toBeNull());
    await userEvent.click(list.getByRole('button', { name: 'ALL' }));
    await seen(await within(await list.findByRole('article', { name: first })).findByText('CONNECTED'));
    await seen(within(list.getByRole('article', { name: second })).getByText('DECLINED'));
  },
});

const answered = fn();

/** A server that leaves the request pending keeps its block. */
export const StaysPending = meta.story({
  name: 'Answer without effect',
  parameters: { covers: ['S-067'] },
  beforeEach: asRetailer(
    mockCall(contract.connections.accept, () => {
      answered();
      return { status: 200, data: { data: request } };
    }),
  ),
  play: async ({ canvasElement, userEvent }) => {
    const list = block(canvasElement);
    const accept = await list.findByRole('button', { name: `ACCEPT, ${first}` });
    await userEvent.click(accept);
    await waitFor(() => expect(answered).toHaveBeenCalled());
    await waitFor(() =>
      expect(list.getByRole('button', { name: `ACCEPT, ${first}` })).not.toHaveAttribute('aria-busy'),
    );
    await expect(list.getByRole('article', { name: first })).toBeVisible();
  },
});

/** A colleague has answered before: the first answer counts, and a toast says so. */
export const AnsweredBefore = meta.story({
  name: 'Answered before',
  beforeEach: asRetailer(
    mockCall(contract.connections.accept, {
      status: 200,
      data: { data: { ...request, status: { status: 'declined' } } },
    }),
  ),
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(await block(canvasElement).findByRole('button', { name: `ACCEPT, ${first}` }));
    await seen(await screen.findByText('This request was declined before.'));
  },
});

/** An answer that did not arrive says so at its block, and can be given again. */
export const FailedAnswer = meta.story({
  beforeEach: asRetailer(mockOffline(contract.connections.decline)),
  play: async ({ canvasElement, userEvent }) => {
    const list = block(canvasElement);
    await userEvent.click(await list.findByRole('button', { name: `DECLINE, ${first}` }));
    await seen(await within(list.getByRole('article', { name: first })).findByRole('alert'));
    await expect(list.getByRole('button', { name: `DECLINE, ${first}` })).not.toHaveAttribute('aria-disabled');
  },
});

const asked = fn();

/** A brand sees retailers, and sends its extra flag with pending requests. A server without `meta` is enough. */
export const Seller = meta.story({
  name: 'Connections of a brand',
  parameters: { covers: ['P-072', 'D-034', 'R-329'] },
  globals: { stage: 'seller' },
  args: { viewer: 'seller' },
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(
      mockCall(contract.connections.list, ({ query }) => {
        asked(query.pending, query.pending_list);
        const data = fixtures.requests.filter(({ seller }) => seller.id === fixtures.members.seller.user.entity_id);
        return { status: 200, data: { data } };
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const list = block(canvasElement);
    const name = fixtures.requests[2]?.buyer.name ?? '';
    await seen(await list.findByRole('button', { name: `ACCEPT, ${name}` }));
    await expect(list.getByRole('link', { name })).toHaveAttribute('href', `/buyers/${fixtures.requests[2]?.buyer.id}`);
    await expect(asked).toHaveBeenCalledWith('1', '1');
  },
});

/** A server that answers 404 for an empty list has an empty list. */
export const NotFound = meta.story({
  name: '404 from the server',
  parameters: { covers: ['X-047', 'A-047'] },
  beforeEach: ({ msw }) => msw.use(mockCall(contract.connections.list, { status: 404, data: refusal('Not found.') })),
  play: async ({ canvas }) => {
    await seen(await canvas.findByText('No requests to answer'));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

const many = Array.from({ length: 60 }, (_, index) => ({
  ...(fixtures.connections[1] as NonNullable<(typeof fixtures.connections)[number]>),
  id: 1000 + index,
}));

/** More than fifty come by LOAD MORE. */
export const Many = meta.story({
  name: 'Several pages',
  args: { address: '/connections?filter=all' },
  beforeEach: ({ msw }) => msw.use(...defaultHandlers({ fixtures: { ...fixtures, connections: many } })),
  play: async ({ canvasElement, userEvent }) => {
    const list = block(canvasElement);
    await userEvent.click(await list.findByRole('button', { name: 'LOAD MORE' }));
    await waitFor(() => expect(list.getAllByRole('article')).toHaveLength(60));
    await expect(list.queryByRole('button', { name: 'LOAD MORE' })).toBeNull();
  },
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(mockPending(contract.connections.list)) });

/** The list did not come: it can be asked for again. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mockOffline(contract.connections.list)),
  play: async ({ canvas }) => {
    await seen(await canvas.findByText('We could not get your connections'));
    await expect(canvas.getByRole('button', { name: 'Try again' })).not.toHaveAttribute('aria-disabled');
  },
});

/** A visitor is sent to the front page. */
export const Visitor = meta.story({
  parameters: { covers: ['P-047'] },
  globals: { stage: 'visitor' },
  args: { viewer: 'visitor' },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('heading');
    await expect(canvas.queryByRole('heading', { name: 'My Connections' })).toBeNull();
  },
});

export const Portuguese = meta.story({ name: 'pt-BR', globals: { locale: 'pt-BR' }, beforeEach: asRetailer() });
