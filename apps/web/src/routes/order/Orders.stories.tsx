import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { fixtures, mockCall, mockOffline, mockPending, orderPageOf } from '@vitrine/api/testing';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { wholeShop } from '../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Orders',
  args: { address: '/order', viewer: 'approved' as const },
});

const marked = fn();

export const Buyer = meta.story({
  name: 'A retailer’s orders: the list, and the first of them (R-294…R-312)',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your Orders' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Casa Marola' })).toBeVisible();
    await expect(canvas.getByText('Hello, Loja Aurora')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'MESSAGES WITH Casa Marola' })).toBeVisible();
  },
});

export const Chosen = meta.story({
  name: 'Choosing an order marks its messages read; the neighbours are one step away (R-299, R-301)',
  args: { address: '/order/903' },
  beforeEach: ({ msw }) => {
    marked.mockClear();
    msw.use(
      mockCall(contract.orders.markRead, ({ params }) => {
        marked(params.id);
        return { status: 200, data: { message: 'Success' } };
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Previous order' })).toHaveAttribute('href', '/order/902');
    await waitFor(() => expect(marked).toHaveBeenCalledWith(903));
  },
});

export const Processing = meta.story({
  name: 'From Processing on, payment and fulfilment are told, with what is to be paid (R-313…R-319)',
  args: { address: '/order/904' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Partially paid')).length).toBeGreaterThan(0);
    await expect(canvas.getByText('PAYMENTS')).toBeVisible();
  },
});

export const Seller = meta.story({
  name: 'A brand sees the retailer’s name and moves the order on (R-303, R-316, M-40, D-055)',
  globals: { stage: 'seller' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Loja Aurora' })).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Update the status' }), 'Retailer Pending');
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Yes, update' }));
    await waitFor(() => expect(canvas.getAllByText('Retailer Pending').length).toBeGreaterThan(1));
  },
});

export const Past = meta.story({
  name: 'Past Orders (R-296)',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Past Orders' }));
    await waitFor(() => expect(canvas.getAllByText('Finished').length).toBeGreaterThan(0));
  },
});

export const Message = meta.story({
  name: 'A message is sent and stands at the end (R-320…R-322)',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Your message' }), 'Thank you!');
    await userEvent.click(canvas.getByRole('button', { name: 'SEND' }));
    await expect(await canvas.findByText('Thank you!')).toBeVisible();
  },
});

export const Empty = meta.story({
  name: 'No orders yet (R-300)',
  beforeEach: ({ msw }) => msw.use(mockCall(contract.orders.list, { status: 200, data: orderPageOf([]) })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No orders yet.')).toBeVisible();
  },
});

export const Missing = meta.story({
  name: 'An order that is not there says so',
  args: { address: '/order/77?past=1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This order was not found')).toBeVisible();
  },
});

export const More = meta.story({
  name: 'LOAD MORE only when there is a next page (R-298)',
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(contract.orders.list, {
        status: 200,
        data: {
          data: {
            data: fixtures.orders.slice(0, 3),
            current_page: 1,
            next_page_url: 'https://shop.example/v1/orders?page=2',
          },
        },
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'LOAD MORE' })).toBeVisible();
  },
});

export const Pending = meta.story({ beforeEach: ({ msw }) => msw.use(mockPending(contract.orders.list)) });

export const Offline = meta.story({
  name: 'Orders that cannot be read can be tried again',
  beforeEach: ({ msw }) => msw.use(mockOffline(contract.orders.list)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
