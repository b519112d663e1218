import type { z } from 'zod';
import { BRAND_TASKS, FIRST_STEPS, STAFF_TASKS, todayLimits } from '../../../rules/today.ts';
import type { waitingRow } from '../../../schemas/shared/today.ts';
import type { Fixtures } from '../../fixtures/index.ts';
import type { Replies } from '../replies.ts';

type Row = z.output<typeof waitingRow>;

const none = { detail: '', day: null, units: null };

const tasks = <Kind extends string>(kinds: readonly Kind[], rows: Readonly<Record<Kind, readonly Row[]>>) =>
  kinds.map((kind) => ({ kind, count: rows[kind].length, rows: rows[kind].slice(0, todayLimits.rows) }));

/** Four registrations and a failed mail wait; nothing else does. */
export const staffTodayReplies = ({ staff }: Fixtures): Replies['staffToday'] => ({
  read: () => ({
    status: 200,
    data: {
      data: tasks(STAFF_TASKS, {
        registrations: staff.retailers
          .filter(({ status }) => status === 'in_review' || status === 'pre_register')
          .map(({ id, name, person, created_at }) => ({
            id,
            title: name,
            detail: person?.email ?? '',
            day: created_at,
            units: null,
          })),
        applications: [],
        mails: staff.mails
          .filter(({ status }) => status === 'failed')
          .map(({ id, subject, recipient, created_at }) => ({
            id,
            title: subject,
            detail: recipient,
            day: created_at,
            units: null,
          })),
        lateOrders: [],
      }),
    },
  }),
});

/** A brand that sells has done them all. */
export const brandTodayReplies = ({ orders }: Fixtures): Replies['brandToday'] => ({
  read: () => ({
    status: 200,
    data: {
      data: tasks(BRAND_TASKS, {
        answer: orders
          .filter(({ status }) => status === 'b' || status === 's')
          .map(({ id, number = id, buyer, created }) => ({
            id,
            title: buyer.name,
            detail: `#${number}`,
            day: created,
            units: null,
          })),
        ship: [],
        payment: [],
        windows: [{ ...none, id: 41, title: 'Resort 27', day: '2027-01-15' }],
        stock: [{ ...none, id: 101, title: 'Itapuã Wrap Dress', detail: 'Terracotta · S', units: 2 }],
      }),
      first_steps: FIRST_STEPS.map((kind) => ({ kind, is_done: true })),
    },
  }),
});
