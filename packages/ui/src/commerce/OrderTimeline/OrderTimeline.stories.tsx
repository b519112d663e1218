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
