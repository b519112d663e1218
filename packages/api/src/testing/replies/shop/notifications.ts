import { pageSizes } from '../../../rules/constants.ts';
import { notificationChoices } from '../../../rules/notifications.ts';
import type { Fixtures, Member } from '../../fixtures/index.ts';
import { notFound } from '../problem.ts';
import type { Replies } from '../replies.ts';

const listOf = ({ notifications }: Fixtures, member: Member | null) => {
  if (member?.user.is_staff) return notifications.staff;
  return notifications[member?.user.entity_stype ?? 'buyer'];
};

/** What happened to the signed-in member. It remembers what was read and chosen. */
export const notificationReplies = (fixtures: Fixtures, member: Member | null): Replies['notifications'] => {
  let all = listOf(fixtures, member);
  let chosen = notificationChoices({ message: 'mail' });
  const unread = (): number => all.filter(({ read }) => !read).length;
  return {
    list: ({ query }) => {
      const size = pageSizes.notifications;
      const sorted = all.toSorted((one, other) => Number(one.read) - Number(other.read));
      const data = sorted.slice((query.page - 1) * size, query.page * size);
      const last_page = Math.max(1, Math.ceil(all.length / size));
      const until = '2026-11-23T12:00:00-03:00';
      return { status: 200, data: { data, meta: { last_page, total: all.length, unread: unread(), until } } };
    },
    markRead: ({ params }) => {
      if (!all.some(({ id }) => id === params.id)) return notFound;
      all = all.map((one) => (one.id === params.id ? { ...one, read: true } : one));
      return { status: 200, data: { unread: unread() } };
    },
    markAllRead: ({ body }) => {
      const until = new Date(body.until);
      all = all.map((one) => (new Date(one.created_at) <= until ? { ...one, read: true } : one));
      return { status: 200, data: { unread: unread() } };
    },
    choices: () => ({ status: 200, data: { data: chosen } }),
    choose: ({ body }) => {
      const { order, message, connection, approval } = { ...chosen, ...body };
      chosen = notificationChoices({ order, message, connection, approval });
      return { status: 200, data: { data: chosen } };
    },
    endMails: () => ({
      status: 200,
      data: { message: 'You get no more daily mails. The list in the shop goes on.' },
    }),
  };
};
