import { undoStatusHours } from '@vitrine/api/rules';
import sql, { type Sql } from 'sql-template-tag';
import type { MemberScope } from '../../../domain/scope.ts';

/** The status that the brand may set the order `placed` back to: that before its last change, while nothing followed. Else null. */
export const statusBefore = ({ viewer }: MemberScope): Sql => sql`
  select case when ${viewer.side === 'seller'}::boolean and event.kind = 'status'
    and event.created_at > now() - make_interval(hours => ${undoStatusHours}::int) then event.data ->> 'from' end
  from order_event event
  where event.order_id = placed.id and event.kind in ('status', 'status_undone', 'shipment', 'recalled')
  order by event.id desc limit 1`;
