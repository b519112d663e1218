import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect, fn } from 'storybook/test';
import { retailers } from '../../../testing/index.ts';
import { unreadMessagesWords } from '../../../testing/words/inbox.ts';
import { UnreadMessages } from './UnreadMessages.tsx';
import type { UnreadMessagesProps } from './UnreadMessages.tsx';

const Panel = (props: Omit<UnreadMessagesProps, 'labels'>) => (
  <UnreadMessages {...props} labels={useLabels(unreadMessagesWords)} />
);

const entry = (id: number, more: object = {}) => ({
  id,
  name: retailers[id]?.name ?? '',
  logo: retailers[id]?.logo,
  href: `/messages/${id}`,
  excerpt: 'Could the linen come a week earlier?',
  date: '11/18/2026',
  unread: id + 1,
  ...more,
});

const meta = preview.meta({
  title: 'Commerce/UnreadMessages',
  component: Panel,
  args: {
    entries: [entry(0), entry(1, { logo: null })],
    allHref: '/messages',
    orders: undefined as UnreadMessagesProps['orders'],
    onClose: fn(),
  },
});

/** Each entry leads to its chat; Escape closes the panel. */
export const Playground = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /2 unread messages/ })).toHaveAttribute('href', '/messages/1');
    await expect(canvas.getByRole('link', { name: 'SEE YOUR MESSAGES' })).toHaveAttribute('href', '/messages');
    canvas.getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Orders = meta.story({ name: 'Messages about orders', args: { orders: { count: 3, href: '/order' } } });
export const Empty = meta.story({ args: { entries: [] } });
export const Long = meta.story({
  name: 'Many, long names',
  args: {
    entries: [0, 1, 2, 3, 4, 5].map((id) =>
      entry(id, {
        name: 'Oficina das Sedas Naturais e Companhia do Recôncavo',
        excerpt: 'We would love to '.repeat(9),
      }),
    ),
  },
});
