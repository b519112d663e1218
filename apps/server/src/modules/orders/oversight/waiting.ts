import sql from 'sql-template-tag';

/** Whole days since the last entry of the timeline of the order `placed`; null when it is over. */
export const waitingDays = sql`(case when placed.status not in ('f', 'x') then floor(extract(epoch from now() - coalesce(
  (select event.created_at from order_event event where event.order_id = placed.id order by event.id desc limit 1),
  placed.created_at)) / 86400)::int end)`;
