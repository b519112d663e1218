import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { fixtures, mockCall, orderPageOf } from '@vitrine/api/testing';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { wholeShop } from '../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Orders',
  args: { address: '/order', viewer: 'approved' as const },
});

const marked = fn();

/** The list, and the first order of it. */
export const Buyer = meta.story({
  name: 'Orders of a retailer',
  parameters: {
    covers: [
      'R-036',
      'R-294',
      'R-295',
      'R-296',
      'R-297',
      'R-298',
      'R-303',
      'R-304',
      'R-305',
      'R-306',
      'R-308',
      'R-309',
      'R-310',
      'R-311',
      'R-320',
      'D-081',
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your Orders' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Casa Marola' })).toBeVisible();
    await expect(canvas.getByText('Hello, Loja Aurora')).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'MESSAGES WITH Casa Marola' })).toBeVisible();
    for (const name of ['Current Orders', 'Past Orders'])
      await expect(canvas.getByRole('button', { name })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'LOAD MORE' })).toBeNull();
    const list = canvasElement.querySelector<HTMLElement>('[data-component=OrderList]') ?? canvasElement;
    await expect(within(list).getAllByText('Pending Analysis').length).toBeGreaterThan(0);
    const detail = within(canvasElement.querySelector<HTMLElement>('[data-component=OrderDetail]') ?? canvasElement);
    for (const text of [/Pending Analysis/, /USD [\d,]+\.\d\d/, /\b42\b/, 'Deliver to the back entrance before ten.'])
      await expect(detail.getAllByText(text).length).toBeGreaterThan(0);
    await expect(detail.getByText('Unfulfilled')).toBeVisible();
    const fact = (term: string) => detail.getByText(term, { selector: 'dt' }).nextElementSibling;
    await expect(fact('Order number')).toHaveTextContent('No. 1');
    await expect(fact('Shipping')).toHaveTextContent(/^USD 185\.50 · Air, door to door · .*6/);
  },
});

/** Choosing an order marks its messages read and shows it from its top; the neighbours are one step away. */
export const Chosen = meta.story({
  name: 'Chosen order',
  parameters: { covers: ['R-037', 'R-299', 'R-301', 'R-302'] },
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
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Previous order' })).toHaveAttribute('href', '/order/902');
    await waitFor(() => expect(marked).toHaveBeenCalledWith(903));
    await expect(canvas.getByRole('link', { name: 'Previous order' })).toHaveTextContent('<<');
    await expect(canvas.getByRole('link', { name: 'Next order' })).toHaveTextContent('>>');
    // The page grows while its parts arrive; before that it cannot be scrolled so far.
    await waitFor(async () => {
      scrollTo({ top: 300, behavior: 'instant' });
      await expect(scrollY).toBe(300);
    });
    const list = canvasElement.querySelector<HTMLElement>('[data-component=OrderList]') ?? canvasElement;
    await userEvent.click(within(list).getByRole('link', { name: /No\. 2\b/ }));
    await expect(await canvas.findByText('No. 2', { selector: 'dd' })).toBeInTheDocument();
    await waitFor(() => expect(scrollY).toBe(0));
    await waitFor(() => expect(marked).toHaveBeenCalledWith(902));
  },
});

/** While an order is open, payment and fulfilment show, with the amounts to pay. */
export const Processing = meta.story({
  name: 'Order in processing',
  parameters: { covers: ['R-312', 'R-317', 'R-318', 'R-319', 'S-107', 'D-081'] },
  args: { address: '/order/904' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Partially paid')).length).toBeGreaterThan(0);
    const fulfilment = canvas.getByText('Fulfilment status', { selector: 'dt' });
    await expect(fulfilment.nextElementSibling).toHaveTextContent('Partially fulfilled');
    await expect(canvas.getByText('Payment status', { selector: 'dt' })).toBeVisible();
    await expect(await canvas.findByText('PAYMENTS')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /PAY NOW/ })).toHaveAttribute('href', 'https://pay.example/904');
    await expect(canvas.getByRole('link', { name: /VIEW INVOICE/ })).toHaveAttribute('target', '_blank');
    await expect(canvas.getAllByText(/INV-904-/).length).toBeGreaterThan(0);
    await expect(canvas.getAllByText('Delivery: Feb 1 – Mar 15, 2027').length).toBeGreaterThan(0);
  },
});

/** The tracking code of an order under way. */
export const Sent = meta.story({
  name: 'Order in transit',
  parameters: { covers: ['R-307', 'D-081'] },
  args: { address: '/order/905' },
  play: async ({ canvas }) => {
    const code = await canvas.findByText('Tracking code', { selector: 'dl > div > dt' });
    await expect(code.nextElementSibling).toHaveTextContent('BR882041775');
    await expect(canvas.getByText('Fulfilled')).toBeVisible();
  },
});

const [first] = fixtures.orders;
const states = [
  ['Pending', true],
  ['Payment Pending', true],
  ['Overdue', true],
  ['Partially paid', true],
  ['Paid', false],
  ['Refunded', false],
  [null, false],
] as const;

/** PAY NOW shows while money is due, if there is an address to pay at. */
export const PayNow = meta.story({
  name: 'When PAY NOW shows',
  parameters: { covers: ['R-317', 'S-109', 'S-110', 'S-111', 'S-112', 'S-113'] },
  beforeEach: ({ msw }) => {
    if (!first) return;
    const order = { ...first, external_checkout_url: 'https://pay.example/1' };
    const orders = states.map(([status], at) => ({ ...order, id: 931 + at, number: 931 + at, payment_status: status }));
    const unpayable = {
      ...order,
      id: 938,
      number: 938,
      payment_status: 'Overdue' as const,
      external_checkout_url: null,
    };
    msw.use(mockCall(contract.orders.list, { status: 200, data: orderPageOf([...orders, unpayable]) }));
  },
  play: async ({ canvas, userEvent }) => {
    for (const [at, [status, isPayable]] of [...states, ['Overdue', false] as const].entries()) {
      await canvas.findByText(`No. ${931 + at}`, { selector: 'dd' });
      const state = canvas.queryByText('Payment status', { selector: 'dt' })?.nextElementSibling;
      await expect(state?.textContent ?? null).toBe(status);
      await expect(canvas.queryByRole('link', { name: /PAY NOW/ }) !== null, `${status}`).toBe(isPayable);
      // The hint asks for the payment where PAY NOW shows.
      const hint = within(canvas.getAllByRole('article')[0] ?? document.body).queryByText(
        'You act next: pay this order.',
      );
      await expect(hint !== null, `${status}`).toBe(isPayable);
      const next = canvas.queryByRole('link', { name: 'Next order' });
      if (next) await userEvent.click(next);
    }
  },
});

/** Each file of an order opens in a new tab with a ticket of its own. */
export const Files = meta.story({
  name: 'Files of an order',
  parameters: { covers: ['R-313', 'R-314', 'R-315', 'D-138'] },
  play: async ({ canvas, userEvent }) => {
    const open = spyOn(window, 'open').mockReturnValue({} as Window);
    for (const [name, file] of [
      ['Purchase order (XLS)', 'po-xlsx'],
      ['Purchase order (PDF)', 'po-pdf'],
      ['Shopify CSV', 'order-products-shopify-csv'],
    ] as const) {
      await userEvent.click(await canvas.findByRole('button', { name }));
      await waitFor(() => expect(String(open.mock.lastCall?.[0])).toContain(`/v1/orders/901/${file}?ticket=`));
    }
    open.mockRestore();
  },
});

/** A link of the timeline is copied, and the shop says so. */
export const LinkCopied = meta.story({
  name: 'Link copied',
  parameters: { covers: ['R-324', 'R-325', 'X-073'] },
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const [link] = await canvas.findAllByRole('link', { name: 'Copy link' });
    if (link) await userEvent.click(link);
    await expect(await screen.findByText('Link copied to clipboard')).toBeInTheDocument();
    await expect(write).toHaveBeenCalledWith('https://shop.example/order/901');
    write.mockRestore();
  },
});

/** A message is sent and shows at the end. */
export const Message = meta.story({
  name: 'Order message',
  parameters: { covers: ['R-321', 'R-322'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Your message' }), 'Thank you!');
    await userEvent.click(canvas.getByRole('button', { name: 'SEND' }));
    // What is still in the field has not been sent.
    await expect(await canvas.findByText('Thank you!', { ignore: 'textarea' })).toBeVisible();
    await expect(canvas.getByText('They can. We confirm the date on Friday.')).toBeVisible();
  },
});

export const Empty = meta.story({
  name: 'No orders yet',
  parameters: { covers: ['R-300'] },
  beforeEach: ({ msw }) => msw.use(mockCall(contract.orders.list, { status: 200, data: orderPageOf([]) })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No orders yet.')).toBeVisible();
  },
});

const sent = fixtures.orders[0] as (typeof fixtures.orders)[number];
const recent: typeof sent = {
  ...sent,
  recall_until: '2099-01-01T12:00:00Z',
  messages: [
    {
      id: 1,
      sent_from: { side: 'buyer', name: 'Loja Aurora' },
      created: sent.created,
      message: 'Please pack by colour.',
      read: true,
    },
  ],
};

/** While it may, a retailer takes its order back and finds its lines in the cart. */
export const TakenBack = meta.story({
  name: 'Order taken back',
  parameters: { covers: ['E-49', 'S-105', 'K-08'] },
  beforeEach: ({ msw }) => {
    const data = orderPageOf([recent]);
    msw.use(mockCall(contract.orders.list, { status: 200, data }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take the order back' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Take this order back?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, take it back' }));
    const toast = await screen.findByText('The order was taken back. Its lines are in your cart.');
    await waitFor(() => expect(toast).toBeVisible());
    const { right = 0, bottom = 0 } = toast.closest('[data-component=Toast]')?.getBoundingClientRect() ?? {};
    await expect(innerWidth - right).toBeLessThan(32);
    await expect(innerHeight - bottom).toBeLessThan(32);
    await expect(await canvas.findByText('CART OPEN')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Message to the brand/ })).toHaveValue('Please pack by colour.');
  },
});
