import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect, fn } from 'storybook/test';
import { orderDetailWords, orderLinesWords } from '../../../testing/words/order.ts';
import { OrderLines } from '../OrderLines/index.ts';
import { orderedProducts } from '../OrderLines/OrderLines.fixture.ts';
import { OrderDetail } from './OrderDetail.tsx';
import type { OrderDetailProps } from './types.ts';

const Detail = (props: Omit<OrderDetailProps, 'labels' | 'children'>) => (
  <OrderDetail {...props} labels={useLabels(orderDetailWords)}>
    <OrderLines products={orderedProducts} format={String} labels={useLabels(orderLinesWords)} />
  </OrderDetail>
);

const meta = preview.meta({
  title: 'Commerce/OrderDetail',
  component: Detail,
  args: {
    title: 'Casa Maré',
    greeting: 'Hello, Loja Azul',
    status: 'p' as const,
    statusLabel: 'Processing',
    groupLabel: 'Open',
    progress: { payment: 'Partially paid', fulfilment: 'Unfulfilled' },
    number: 'No. 1043',
    date: '11/18/2026',
    tracking: 'BR 4410 2291 7',
    shipping: 'USD 120.00 · 12 days',
    total: 'USD 2,256.00',
    units: '41',
    note: 'Please deliver to the back entrance.',
    payHref: 'https://pay.example/1043',
    invoiceHref: 'https://invoice.example/1043',
    downloads: [
      { id: 'xlsx', label: 'Purchase order (XLS)', onPress: fn() },
      { id: 'pdf', label: 'Purchase order (PDF)', onPress: fn() },
      { id: 'csv', label: 'Shopify CSV', onPress: fn() },
    ],
    previousHref: '/order/1044',
    nextHref: '/order/1041',
  },
});

/** Shows all that belongs to an order. */
export const Playground = meta.story({
  name: 'Whole order',
  parameters: {
    covers: [
      'R-303',
      'R-304',
      'R-305',
      'R-306',
      'R-307',
      'R-308',
      'R-309',
      'R-310',
      'R-311',
      'R-312',
      'R-313',
      'R-314',
      'R-315',
      'R-317',
      'S-104',
      'S-107',
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Casa Maré' })).toBeVisible();
    for (const text of [
      'Hello, Loja Azul',
      'Processing',
      'Open',
      'No. 1043',
      'BR 4410 2291 7',
      'USD 120.00 · 12 days',
      'USD 2,256.00',
      '41',
      'Please deliver to the back entrance.',
    ])
      await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getByText('Partially paid')).toBeVisible();
    await expect(canvas.getByText('Unfulfilled')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /VIEW INVOICE/ })).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link', { name: /PAY NOW/ })).toHaveAttribute('href', 'https://pay.example/1043');
    for (const download of args.downloads) {
      await userEvent.click(canvas.getByRole('button', { name: download.label }));
      await expect(download.onPress).toHaveBeenCalledOnce();
    }
  },
});

/** Moves on with '<<' and '>>'. */
export const Turns = meta.story({
  name: 'Next and previous',
  parameters: { covers: ['R-299'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Previous order' })).toHaveTextContent('<<');
    await expect(canvas.getByRole('link', { name: 'Next order' })).toHaveAttribute('href', '/order/1041');
  },
});

/** A neighbour that is not loaded yet has a button in the same place, which loads it. */
export const TurnsToLoad = meta.story({
  name: 'Next not loaded',
  parameters: { covers: ['R-299'] },
  args: { nextHref: undefined, onNext: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next order' });
    await expect(next).toHaveTextContent('>>');
    const [link, button] = [canvas.getByRole('link', { name: 'Previous order' }), next].map((turn) =>
      turn.getBoundingClientRect(),
    );
    await expect([button?.top, button?.height]).toEqual([link?.top, link?.height]);
    await userEvent.click(next);
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
});

/** While the neighbour loads, the button says so and takes no second press. */
export const Turning = meta.story({
  name: 'Next loading',
  args: { nextHref: undefined, onNext: fn(), turning: 'next' as const },
  play: async ({ args, canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next order' });
    await expect(next).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(next);
    await expect(args.onNext).not.toHaveBeenCalled();
  },
});

/** Shows no payment state, PAY NOW or invoice once closed and without an address. */
export const Closed = meta.story({
  name: 'Closed order',
  parameters: { covers: ['R-312', 'S-105', 'S-107', 'S-113'] },
  args: {
    status: 'f' as const,
    statusLabel: 'Finished',
    statusHint: 'This order is complete.',
    groupLabel: 'Closed',
    progress: undefined,
    payHref: undefined,
    invoiceHref: undefined,
    previousHref: undefined,
  },
  play: async ({ canvas }) => {
    for (const text of ['Payment status', 'PAY NOW', 'VIEW INVOICE']) await expect(canvas.queryByText(text)).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Previous order' })).toBeNull();
  },
});

export const Cancelled = meta.story({
  args: {
    status: 'x' as const,
    statusLabel: 'Cancelled',
    statusHint: 'This order was cancelled. Nothing more happens.',
    groupLabel: 'Cancelled',
    progress: undefined,
    payHref: undefined,
  },
});

/** Long names, a long note and a tracking code without a break. */
export const Long = meta.story({
  name: 'Long text',
  args: {
    title: 'Oficina das Sedas Naturais e Companhia do Recôncavo',
    greeting: 'Hello, Donaudampfschifffahrtsgesellschaftskapitänsmütze & Filhos',
    tracking: 'BR4410229174410229174410229174410229174410229',
    note: 'Please deliver to the back entrance. '.repeat(8),
  },
});

/** To a brand, the retailer's name leads to the retailer's page. */
export const NameLeads = meta.story({
  name: 'Name with a link',
  args: { title: 'Loja Azul', titleHref: '/buyers/6', payHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Loja Azul' })).toHaveAttribute('href', '/buyers/6');
  },
});

/** A document that could not be made says so. */
export const DownloadFailed = meta.story({
  name: 'Failed download',
  parameters: { covers: ['R-314'] },
  args: {
    downloads: [
      { id: 'pdf', label: 'Purchase order (PDF)', onPress: fn(), error: 'The file could not be made.' },
      { id: 'csv', label: 'Shopify CSV', onPress: fn(), busy: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Purchase order (PDF): The file could not be made.');
  },
});

export const Portuguese = meta.story({ name: 'pt-BR', globals: { locale: 'pt-BR' } });
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });
export const Narrow = meta.story({ name: '320 px', globals: { viewport: { value: 'small' } } });
