import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { orderTimelineWords } from '../../../testing/words/order.ts';
import { OrderTimeline, type OrderTimelineProps } from './OrderTimeline.tsx';

const Timeline = (props: Omit<OrderTimelineProps, 'labels'>) => (
  <OrderTimeline {...props} labels={useLabels(orderTimelineWords)} />
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

/** The hint is announced, not only shown under the pointer. */
export const Playground = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Press to copy the link')).toBeInTheDocument();
  },
});

/** Copies the link of an entry, by mouse and by keyboard, instead of following it. */
export const Copies = meta.story({
  name: 'Copy a link',
  parameters: { covers: ['R-324'] },
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

/** Makes a link of the button an entry carries, and says when and who below what happened. */
export const AsSent = meta.story({
  name: 'Entry with a button',
  parameters: { covers: ['R-323', 'R-324'] },
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

/** Shows entries without anything that could run. */
export const Hostile = meta.story({
  name: 'Hostile HTML',
  parameters: { covers: ['R-323', 'D-137'] },
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

/** Shows earlier entries on demand and moves the focus to the first of them. */
export const Earlier = meta.story({
  name: 'Earlier entries',
  args: { onEarlier: fn() },
  render: function Paged(args) {
    const [more, setMore] = useState(true);
    const show = () => {
      args.onEarlier?.();
      setMore(false);
    };
    return (
      <Timeline
        {...args}
        entries={more ? args.entries.slice(0, 1) : args.entries}
        onEarlier={more ? show : undefined}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show earlier entries' }));
    await expect(canvas.getAllByRole('listitem')[1]).toHaveFocus();
    await expect(canvas.getByText('The order was sent.')).toBeVisible();
  },
});

export const Long = meta.story({
  name: 'Long entry',
  args: {
    entries: [
      '<p><strong>Oficina das Sedas Naturais</strong> changed the delivery window of the first delivery to March 1 to March 14, and of the second to April 1 to April 14. <a href="https://files.example/very/long/path/to/the/changed/purchase-order-1043.pdf">See the changed purchase order</a></p>',
    ],
  },
});

/** Is absent before anything happened. */
export const Empty = meta.story({
  args: { entries: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});

export const Portuguese = meta.story({
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
export const Narrow = meta.story({ globals: { viewport: { value: 'small' } } });
