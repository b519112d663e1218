import { z } from 'zod';
import { BRAND_TASKS, FIRST_STEPS, STAFF_TASKS, todayLimits } from '../../rules/today.ts';
import { calendarDate, id, timestamp } from './common.ts';

/** One thing that waits. `id` is that of its own screen. */
export const waitingRow = z.object({
  id,
  title: z.string(),
  /** The number of an order, an address, or colour and size. */
  detail: z.string(),
  /** Since when it waits, or its last day. */
  day: z.union([calendarDate, timestamp]).nullable(),
  /** What is left of a size. */
  units: z.int().nullable(),
});

const tasks = <Kinds extends readonly [string, ...string[]]>(kinds: Kinds) =>
  z.array(z.object({ kind: z.enum(kinds), count: z.int(), rows: z.array(waitingRow).max(todayLimits.rows) }));

/** Every kind of task with how many there are and the first of them. */
export const staffTasks = tasks(STAFF_TASKS);
export const brandTasks = tasks(BRAND_TASKS);

/** What a new brand does first, in this order, and whether it is done. */
export const firstSteps = z.array(z.object({ kind: z.enum(FIRST_STEPS), is_done: z.boolean() }));
