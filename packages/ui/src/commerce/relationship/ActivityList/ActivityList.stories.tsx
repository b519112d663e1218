import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect, fn } from 'storybook/test';
import { activityListWords } from '../../../testing/words/notification.ts';
import { ActivityList } from './ActivityList.tsx';
import type { ActivityListProps } from './ActivityList.tsx';
import type { Activity } from './types.ts';

const List = (props: Omit<ActivityListProps, 'labels'>) => (
  <ActivityList {...props} labels={useLabels(activityListWords)} />
);

const activity = (id: number, text: string, more: Partial<Activity> = {}): Activity => ({
  id,
  icon: 'bag',
  text,
  href: `/order/${id}`,
  date: '11/18/2026',
  unread: false,
  ...more,
});

const activities = [
  activity(950, 'Order #950 with Casa Marola: Processing.', { unread: true }),
  activity(3, '3 new messages from Linho & Sal.', { icon: 'mail', href: '/messages/3', unread: true }),
  activity(4, 'Areia has accepted your request.', { icon: 'store', href: '/connections' }),
];

const meta = preview.meta({
  title: 'Commerce/ActivityList',
  component: List,
  args: { activities, unread: 2, chooseHref: '/profile', onRead: fn(), onReadAll: fn() },
});

/** Opening an entry marks it as read; a button marks it without opening it. */
export const Playground = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Mark as read: Order #950/ }));
    await expect(args.onRead).toHaveBeenCalledWith({ id: 950 });
    await expect(canvas.getByRole('link', { name: /3 new messages/ })).toHaveAttribute('href', '/messages/3');
    await expect(canvas.getAllByRole('button', { name: /^Mark as read/ })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }));
    await expect(args.onReadAll).toHaveBeenCalledOnce();
  },
});

export const Busy = meta.story({ name: 'Marking all', args: { readingAll: true } });
export const AllRead = meta.story({ args: { activities: activities.slice(2), unread: 0 } });
export const More = meta.story({ name: 'Several pages', args: { onMore: fn() } });
export const Empty = meta.story({ args: { activities: [], unread: 0 } });
export const Loading = meta.story({ args: { activities: [], unread: 0, loading: true } });
export const Failed = meta.story({ args: { activities: [], unread: 0, onRetry: fn() } });
export const Long = meta.story({
  name: 'Long names',
  args: {
    activities: [
      activity(1, 'Oficina das Sedas Naturais e Companhia do Recôncavo has sent order #100234.', { unread: true }),
      activity(2, '1,204 new messages from Donaudampfschifffahrtsgesellschaftskapitänsmütze.', { icon: 'mail' }),
    ],
  },
});
export const Portuguese = meta.story({ name: 'pt-BR', globals: { locale: 'pt-BR' } });
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });
export const Narrow = meta.story({ name: '320 px', globals: { viewport: { value: 'small' } } });
