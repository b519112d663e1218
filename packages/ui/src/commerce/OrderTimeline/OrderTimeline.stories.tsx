import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect, fn } from 'storybook/test';
import { orderTimelineLabels } from '../../../../../apps/web/src/mappers/labels/order.ts';
import { OrderTimeline, type OrderTimelineProps } from './OrderTimeline.tsx';

const Timeline = (props: Omit<OrderTimelineProps, 'labels'>) => (
  <OrderTimeline {...props} labels={useLabels(orderTimelineLabels)} />
);

const meta = preview.meta({
  title: 'Commerce/OrderTimeline',
  component: Timeline,
  args: {
    onCopyLink: fn(),
    entries: [
      '<p><strong>Invoice sent</strong>, Nov. 20, 2026. <a href="https://pay.example/1043">Pay the invoice</a></p>',
      '<p><strong>Casa Maré</strong> is preparing the order.</p>',
      '<p>The order was sent.</p>',
    ],
  },
});

export const Playground = meta.story({});

export const Copies = meta.story({
  name: 'Copies the link of an entry, by mouse and by keyboard, instead of following it (R-324)',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Invoice sent'));
    await expect(args.onCopyLink).toHaveBeenCalledWith({ url: 'https://pay.example/1043' });
    canvas.getByRole('link', { name: 'Pay the invoice' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCopyLink).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByText('The order was sent.'));
    await expect(args.onCopyLink).toHaveBeenCalledTimes(2);
  },
});

export const AsSent = meta.story({
  name: 'Makes a link of the button an entry carries, and says when and who below what happened (R-323, R-324)',
  args: {
    entries: [
      '<strong>Shipping address saved</strong> <time datetime="2026-11-20T13:30:00+00:00">Nov 20, 2026, 1:30 PM</time> <span>Beatriz Antunes</span> <button type="button" value="https://shop.example/order/1114">Copy link</button>',
      '<strong>Order #1114 sent (units: 70, products: 2)</strong> <time datetime="2026-11-20T05:30:00+00:00">Nov 20, 2026, 5:30 AM</time> <span>Beatriz Antunes</span> <button type="button" value="https://shop.example/order/1114">Copy link</button>',
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('link', { name: 'Copy link' })).toHaveLength(2);
    await userEvent.click(canvas.getByText('Shipping address saved'));
    await expect(args.onCopyLink).toHaveBeenCalledWith({ url: 'https://shop.example/order/1114' });
  },
});

export const Hostile = meta.story({
  name: 'Shows entries without anything that could run (R-323, D-137)',
  args: {
    entries: [
      '<p>Sent<img alt="" src=x onerror="document.body.dataset.broken=1"><script>document.body.dataset.broken=1</script> <a href="javascript:alert(1)">here</a></p>',
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, [onerror], [href^="javascript:"]')).toBeNull();
    await expect(document.body.dataset['broken']).toBeUndefined();
  },
});

export const Long = meta.story({
  name: 'A long entry',
  args: {
    entries: [
      '<p><strong>Oficina das Sedas Naturais</strong> changed the delivery window of the first delivery to March 1 to March 14, and of the second to April 1 to April 14. <a href="https://files.example/very/long/path/to/the/changed/purchase-order-1043.pdf">See the changed purchase order</a></p>',
    ],
  },
});

export const Empty = meta.story({
  name: 'Is not there before anything happened',
  args: { entries: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});

export const Portuguese = meta.story({
  name: 'pt-BR',
  globals: { locale: 'pt-BR' },
  args: {
    entries: [
      '<p><strong>Fatura enviada</strong>, 20 de nov. de 2026. <a href="https://pay.example/1043">Pagar a fatura</a></p>',
      '<p><strong>Casa Maré</strong> está preparando o pedido.</p>',
      '<p>O pedido foi enviado.</p>',
    ],
  },
});
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });
export const Narrow = meta.story({ name: '320 px', globals: { viewport: { value: 'small' } } });
