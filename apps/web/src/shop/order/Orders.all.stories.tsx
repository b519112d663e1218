import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { fixtures, mockCall, mockOffline, mockPending, orderPageOf } from '@vitrine/api/testing';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { seen, wholeShop } from '../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Orders',
  args: { address: '/order', viewer: 'approved' as const },
});

const orderAddress = fixtures.addresses.shipping;

const [first] = fixtures.orders;

/** The states of a payment, and whether it can be paid. */
const payStates = [
  ['Pending', true],
  ['Payment Pending', true],
  ['Overdue', true],
  ['Partially paid', true],
  ['Paid', false],
  ['Refunded', false],
] as const;

/** A payment row has a Pay link while it is to be paid, if there is a safe address to pay at. */
export const PayPayment = meta.story({
  name: 'Payments with Pay link',
  parameters: { covers: ['R-318', 'R-319', 'K-81'] },
  beforeEach: ({ msw }) => {
    if (!first) return;
    const payment = (status: (typeof first.payments)[number]['status'], at: number, url: string | null) => ({
      status,
      reference: `INV-930-${at}`,
      amount: 120.5,
      due_date: '2027-01-15',
      url,
    });
    const payments = [
      ...payStates.map(([status], at) => payment(status, at, `https://pay.example/930/${at}`)),
      payment('Overdue', 8, null),
      payment('Overdue', 9, 'javascript:alert(1)'),
    ];
    msw.use(mockCall(contract.orders.list, { status: 200, data: orderPageOf([{ ...first, payments }]) }));
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('PAYMENTS')).toBeVisible();
    const list = canvasElement.querySelector<HTMLElement>('[data-component=PaymentsList]') ?? canvasElement;
    const linkOf = (at: number) => {
      const row = within(list).getByText(`INV-930-${at}`).closest<HTMLElement>('tr, li');
      return row && within(row).queryByRole('link', { name: /Pay/ })?.getAttribute('href');
    };
    for (const [at, [status, isPayable]] of payStates.entries())
      await expect(linkOf(at) ?? null, status).toBe(isPayable ? `https://pay.example/930/${at}` : null);
    for (const at of [8, 9]) await expect(linkOf(at) ?? null, `${at}`).toBeNull();
    await expect(within(list).getAllByText('Jan. 15, 2027').length).toBeGreaterThan(0);
  },
});

/** A brand sees the retailer’s name and changes the status of the order. */
export const Seller = meta.story({
  name: 'Orders of a brand',
  parameters: { covers: ['R-316', 'M-40', 'D-055'] },
  globals: { stage: 'seller' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Loja Aurora' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Loja Aurora' })).toHaveAttribute('href', '/buyers/201');
    const desk = canvas.getByRole('link', { name: 'Send, collect, correct' });
    await expect(desk).toHaveAttribute('href', expect.stringMatching(/^\/admin\/brand\/orders\/\d+$/));
    // In the list a status says at a pointer who acts next.
    const [status] = canvas.getAllByTitle(/^You act next: look at the order/);
    await expect(status).toHaveTextContent('Pending Analysis');
    const addresses = within(await canvas.findByRole('region', { name: 'Addresses' }));
    await expect(addresses.getByText('Shipping address')).toBeVisible();
    await expect(addresses.queryByRole('button', { name: 'Change the addresses' })).toBeNull();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Update the status' }), 'Retailer Pending');
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Yes, update' }));
    await waitFor(() => expect(canvas.getAllByText('Retailer Pending').length).toBeGreaterThan(1));
    await expect(await canvas.findByText(/^The retailer acts next/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Set back to “Pending Analysis”' }));
    await expect(await canvas.findByText(/^You act next: look at the order/)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Set back/ })).toBeNull());
  },
});

/** An order of which a part was not sent is not finished without a word. */
export const FinishedInPart = meta.story({
  name: 'Finished before all is sent',
  parameters: { covers: ['M-40'] },
  globals: { stage: 'seller' },
  beforeEach: ({ msw }) => {
    if (!first) return;
    const [shipment] = fixtures.orders.flatMap(({ shipments }) => shipments ?? []);
    if (!shipment) throw new Error('No order has a shipment.');
    const shipments = [{ ...shipment, units: 30 }];
    const order = { ...first, id: 951, number: 951, status: 'i' as const, total_items: 42, shipments };
    msw.use(mockCall(contract.orders.list, { status: 200, data: orderPageOf([order]) }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Update the status' }), 'Finished');
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Finish order 951?' }));
    await seen(dialog.getByText(/^12 units were not sent\. A finished order is closed/));
    await userEvent.click(dialog.getByRole('button', { name: 'Not yet' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

/** A retailer changes the addresses of an open order, beginning with those it has. */
export const AddressesChanged = meta.story({
  name: 'Addresses changed',
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(contract.orders.billing, { status: 200, data: { data: { ...orderAddress, city: 'Recife' } } }),
      mockCall(contract.orders.shipping, { status: 200, data: { data: orderAddress } }),
    ),
  play: async ({ canvas, userEvent }) => {
    const addresses = within(await canvas.findByRole('region', { name: 'Addresses' }));
    await expect(addresses.getByText(/Recife/)).toBeVisible();
    await userEvent.click(addresses.getByRole('button', { name: 'Change the addresses' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('textbox', { name: /^City/ })).toHaveValue('Recife');
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /^City/ })).toHaveValue(orderAddress.city));
    await userEvent.click(dialog.getByRole('button', { name: 'Finalize' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** Where the browser opens no tab by itself, a link does; without the server the button says what happened. */
export const FileNotOpened = meta.story({
  name: 'File not opened',
  beforeEach: ({ msw }) => msw.use(mockOffline(contract.jobs.ticket)),
  play: async ({ canvas, msw, userEvent }) => {
    const open = spyOn(window, 'open').mockReturnValue(null);
    const button = await canvas.findByRole('button', { name: 'Shopify CSV' });
    await userEvent.click(button);
    await expect(await canvas.findByText(/The file could not be made/)).toBeVisible();
    msw.use(mockCall(contract.jobs.ticket, { status: 201, data: { ticket: 'once', expires_in: 60 } }));
    await userEvent.click(button);
    const link = await canvas.findByRole('link', { name: /^Open the file/ });
    await expect(link).toHaveAttribute('href', expect.stringContaining('order-products-shopify-csv?ticket=once'));
    open.mockRestore();
  },
});

/** A browser that refuses the clipboard leaves the shop silent. */
export const LinkNotCopied = meta.story({
  name: 'Link not copied',
  parameters: { covers: ['X-074'] },
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed.'));
    const warn = spyOn(console, 'warn').mockImplementation(() => undefined);
    const [link] = await canvas.findAllByRole('link', { name: 'Copy link' });
    if (link) await userEvent.click(link);
    await waitFor(() => expect(warn).toHaveBeenCalledWith('The link could not be copied.', expect.any(Error)));
    await expect(screen.queryByText('Link copied to clipboard')).toBeNull();
    write.mockRestore();
    warn.mockRestore();
  },
});

export const Past = meta.story({
  name: 'Past orders',
  parameters: { covers: ['R-296', 'S-107'] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Fulfilment status')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Past Orders' }));
    await waitFor(() => expect(canvas.getAllByText('Finished').length).toBeGreaterThan(1));
    for (const term of ['Payment status', 'Fulfilment status']) await expect(canvas.queryByText(term)).toBeNull();
  },
});

const talk = Array.from({ length: 30 }, (_, at) => ({
  id: at + 1,
  sent_from: {
    side: at % 2 === 0 ? ('buyer' as const) : ('seller' as const),
    name: at % 2 === 0 ? 'Loja Aurora' : 'Casa Marola',
  },
  created: '2026-11-11T14:20:00-03:00',
  message: `Message number ${at + 1}.`,
  read: true,
}));
const past = Array.from({ length: 30 }, (_, at) => `<strong>Entry number ${at + 1}.</strong>`);

/** A long conversation and a long history show what came before on demand, each entry once and in its order. */
export const Earlier = meta.story({
  name: 'Earlier messages and entries',
  parameters: { covers: ['R-321', 'R-323'] },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(contract.orders.list, {
        status: 200,
        data: orderPageOf(
          first
            ? [{ ...first, messages: talk.slice(-1), messages_before: 30, history: past.slice(-1), history_before: 30 }]
            : [],
        ),
      }),
      mockCall(contract.orders.messages, ({ query }) => ({
        status: 200,
        data: {
          data: query.before
            ? { messages: talk.slice(0, 10), messages_before: null }
            : { messages: talk.slice(10), messages_before: 11 },
        },
      })),
      mockCall(contract.orders.history, ({ query }) => ({
        status: 200,
        data: {
          data: query.before
            ? { history: past.slice(0, 10).toReversed(), history_before: null }
            : { history: past.slice(10).toReversed(), history_before: 11 },
        },
      })),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show earlier messages' }));
    await expect(await canvas.findByText('Message number 1.')).toBeInTheDocument();
    const said = canvas.getAllByText(/^Message number/).map((message) => message.textContent);
    await expect(said).toEqual(talk.map(({ message }) => message));
    await expect(canvas.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show earlier entries' }));
    await expect(await canvas.findByText('Entry number 1.')).toBeInTheDocument();
    await expect(canvas.getAllByText(/^Entry number/)).toHaveLength(30);
  },
});

/** An open order without a delivery address says so to its retailer. */
export const WithoutAddress = meta.story({
  name: 'Order without address',
  beforeEach: ({ msw }) => msw.use(mockCall(contract.orders.shipping, { status: 200, data: { data: null } })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add addresses' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
});

/** An order that does not exist says so. */
export const Missing = meta.story({
  name: 'Order not found',
  args: { address: '/order/77?past=1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This order was not found')).toBeVisible();
  },
});

/** LOAD MORE shows only when there is a next page. */
export const More = meta.story({
  name: 'Load more',
  parameters: { covers: ['R-298'] },
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

/** Orders three a page, as the server lists them; `order` opens at the page that holds it. */
const threeAPage = (all: readonly (typeof fixtures.orders)[number][]) =>
  mockCall(contract.orders.list, ({ query }) => {
    const listed = query.past === '1' ? [] : all;
    const place = listed.findIndex(({ id }) => id === Number(query.order));
    const page = place === -1 ? Number(query.page ?? 1) : Math.floor(place / 3) + 1;
    const hasNext = listed.length > page * 3;
    return {
      status: 200,
      data: {
        data: {
          data: listed.slice((page - 1) * 3, page * 3),
          current_page: page,
          next_page_url: hasNext ? `https://shop.example/v2/orders?page=${page + 1}` : null,
        },
      },
    };
  });
const eight = Array.from({ length: 8 }, (_, at) => ({ ...fixtures.order('b', 961 + at), number: 61 + at }));

/** At the end of what is loaded, '>>' loads the next page and shows its first order. */
export const NextPage = meta.story({
  name: 'Next on another page',
  parameters: { covers: ['R-299'] },
  args: { address: '/order/963' },
  beforeEach: ({ msw }) => msw.use(threeAPage(eight)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next order' }));
    await expect(await canvas.findByText('No. 64', { selector: 'dd' })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Previous order' })).toHaveAttribute('href', '/order/963');
    await expect(canvas.getByRole('link', { name: 'Next order' })).toHaveAttribute('href', '/order/965');
  },
});

/** An order that was opened by its address has all others before and after it. */
export const PreviousPage = meta.story({
  name: 'Previous on another page',
  parameters: { covers: ['R-299'] },
  args: { address: '/order/967' },
  beforeEach: ({ msw }) => msw.use(threeAPage(eight)),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Next order' })).toHaveAttribute('href', '/order/968');
    for (const number of [66, 65, 64, 63, 62, 61]) {
      const previous = { name: 'Previous order' };
      await userEvent.click(canvas.queryByRole('link', previous) ?? canvas.getByRole('button', previous));
      await expect(await canvas.findByText(`No. ${number}`, { selector: 'dd' })).toBeInTheDocument();
    }
    for (const role of ['link', 'button'] as const)
      await expect(canvas.queryByRole(role, { name: 'Previous order' })).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: /No\. 68\b/ }));
    await expect(await canvas.findByText('No. 68', { selector: 'dd' })).toBeInTheDocument();
    for (const role of ['link', 'button'] as const)
      await expect(canvas.queryByRole(role, { name: 'Next order' })).toBeNull();
  },
});

/** A page that could not be loaded leaves the order in sight, and is tried again with the next press. */
export const NextPageFailed = meta.story({
  name: 'Next page not loaded',
  args: { address: '/order/963' },
  beforeEach: ({ msw }) => msw.use(threeAPage(eight)),
  play: async ({ canvas, msw, userEvent }) => {
    const next = await canvas.findByRole('button', { name: 'Next order' });
    msw.use(mockOffline(contract.orders.list));
    await userEvent.click(next);
    await expect(await screen.findByText(/^The orders could not be loaded/)).toBeInTheDocument();
    await expect(canvas.getByText('No. 63', { selector: 'dd' })).toBeInTheDocument();
    msw.use(threeAPage(eight));
    await userEvent.click(next);
    await expect(await canvas.findByText('No. 64', { selector: 'dd' })).toBeInTheDocument();
  },
});

/** New orders push the shown one onto a page that was not loaded: it stays in sight. */
export const PushedDown = meta.story({
  name: 'Newer orders arrived',
  beforeEach: ({ msw }) =>
    msw.use(
      threeAPage(eight),
      mockCall(contract.orders.sendMessage, { status: 201, data: { data: talk[0] as (typeof talk)[number] } }),
    ),
  play: async ({ canvas, canvasElement, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /No\. 63\b/ }));
    await expect(await canvas.findByText('No. 63', { selector: 'dd' })).toBeInTheDocument();
    const newer = { ...fixtures.order('b', 970), number: 70 };
    msw.use(threeAPage([newer, ...eight]));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Your message' }), 'Thank you!');
    await userEvent.click(canvas.getByRole('button', { name: 'SEND' }));
    const list = canvasElement.querySelector<HTMLElement>('[data-component=OrderList]') ?? canvasElement;
    await waitFor(() => expect(within(list).getByText(/No\. 65\b/)).toBeInTheDocument());
    await expect(canvas.getByText('No. 63', { selector: 'dd' })).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Previous order' })).toBeVisible();
  },
});

export const Pending = meta.story({ beforeEach: ({ msw }) => msw.use(mockPending(contract.orders.list)) });

/** Orders that cannot be loaded can be loaded again. */
export const Offline = meta.story({
  name: 'No connection',
  beforeEach: ({ msw }) => msw.use(mockOffline(contract.orders.list)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** Units that are in the cart already are named first; then what can no longer be ordered, before the cart is shown. */
export const Again = meta.story({
  name: 'Order again',
  parameters: { covers: ['A-050'] },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(contract.orders.reorder, {
        status: 200,
        data: {
          data: {
            cart_id: fixtures.cart.id,
            missing: [{ name: 'Marola Camp Shirt', variation: 'Terracotta', size: 'M', wanted: 4, put: 1 }],
          },
        },
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Order again' }));
    const question = within(await screen.findByRole('dialog', { name: 'Add this order to your cart?' }));
    await waitFor(() => expect(question.getByText(/^Your cart with Casa Marola holds 46 units already/)).toBeVisible());
    await userEvent.click(question.getByRole('button', { name: /^Add \d+ units$/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Some of it is no longer available' }));
    await expect(dialog.getByText('Marola Camp Shirt, Terracotta, M: 1 of 4')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('link', { name: 'Go to the cart' }));
    await expect(await canvas.findByText('CART OPEN')).toBeVisible();
  },
});
