import sql from 'sql-template-tag';

/** The last entry of the timeline of the order `placed`. */
export const waitingSince = sql`coalesce(
  (select event.created_at from order_event event where event.order_id = placed.id order by event.id desc limit 1), placed.created_at)`;

/** Whole days since then; null when the order is over. */
export const waitingDays = sql`(case when placed.status not in ('f', 'x') then floor(extract(epoch from now() - ${waitingSince}) / 86400)::int end)`;
