import type { CallData, contract } from '@vitrine/api';
import { STAFF_TASKS, todayLimits } from '@vitrine/api/rules';
import sql from 'sql-template-tag';
import type { Scope } from '../../../domain/scope.ts';
import { waitingDays, waitingSince } from '../../staff/orders/waiting.ts';
import { applicationWaits } from '../../shop/registration/applications.ts';
import { retailerIsIn } from '../../staff/registrations/views.ts';
import { mailStatus } from '../../staff/mails/status.ts';
import { readTasks, since, type Task } from './tasks.ts';

type StaffTask = CallData<typeof contract.staffToday.read>['data'][number];

const tasksOf = ({ account }: Scope): Record<(typeof STAFF_TASKS)[number], Task> => ({
  registrations: {
    from: sql`retailer r where r.account_id = ${account.id} and ${retailerIsIn('waiting')}`,
    id: sql`r.id`,
    title: sql`r.name`,
    detail: sql`coalesce((select m.email from member m where m.retailer_id = r.id order by m.id limit 1), '')`,
    day: since(sql`r.created_at`),
    order: sql`r.created_at, r.id`,
  },
  applications: {
    from: sql`preregistration p where p.account_id = ${account.id} and ${applicationWaits}`,
    id: sql`p.id`,
    title: sql`p.company_name`,
    detail: sql`p.email`,
    day: since(sql`p.created_at`),
    order: sql`p.id`,
  },
  mails: {
    from: sql`mail m where m.account_id = ${account.id} and m.sent_at is null and ${mailStatus} = 'failed'`,
    id: sql`m.id`,
    title: sql`m.subject`,
    detail: sql`m.recipient`,
    day: since(sql`m.created_at`),
    order: sql`m.id desc`,
  },
  lateOrders: {
    from: sql`purchase_order placed join brand b on b.id = placed.brand_id
      where placed.account_id = ${account.id} and placed.status not in ('f', 'x') and ${waitingDays} >= ${todayLimits.lateDays}`,
    id: sql`placed.id`,
    title: sql`b.name`,
    detail: sql`'#' || placed.number`,
    day: since(waitingSince),
    order: sql`${waitingSince}, placed.id`,
  },
});

/** What waits for the staff of the account. */
export const readStaffTasks = (scope: Scope): Promise<StaffTask[]> => {
  const tasks = tasksOf(scope);
  return readTasks(
    scope,
    STAFF_TASKS.map((kind) => [kind, tasks[kind]] as const),
  );
};
