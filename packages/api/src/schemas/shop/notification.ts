import { z } from 'zod';
import { NOTIFICATION_CHOICES, NOTIFICATION_EVENTS } from '../../rules/notifications.ts';
import { orderStatus } from './order.ts';
import { id, timestamp } from '../shared/common.ts';

/** Something that happened to the member. */
export const notification = z.object({
  id,
  event: z.enum(NOTIFICATION_EVENTS),
  /** The order, chat or company it is about, as addresses name it. */
  subject: z.string(),
  /** What people call the order it is about; null for everything else. */
  number: z.int().positive().nullable().optional(),
  /** The other side, as it was called then. */
  name: z.string(),
  /** Of an order; null for everything else. */
  status: orderStatus.nullable(),
  /** How often it happened while it was unread. */
  count: z.int().positive(),
  created_at: timestamp,
  read: z.boolean(),
});

export const notificationPage = z.object({
  data: z.array(notification),
  meta: z.object({
    last_page: z.int(),
    total: z.int(),
    unread: z.int(),
    /** The moment of the answer; what came later is not marked with this list. */
    until: timestamp,
  }),
});

const choice = z.enum(NOTIFICATION_CHOICES);

/** In the list, also in a daily mail, or not at all; for each kind. */
export const notificationChoices = z.object({
  order: choice,
  message: choice,
  connection: choice,
  approval: choice,
});
