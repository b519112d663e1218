import { useQuery } from '@tanstack/react-query';
import { todayLimits, type STAFF_TASKS } from '@vitrine/api/rules';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useQueriesOf } from '../../../shared/queries/useQueriesOf.ts';
import { staffQueries } from '../../parts/queries/staff.ts';
import { Tasks, type TaskPlace } from '../../parts/today/Tasks.tsx';

const places: Record<(typeof STAFF_TASKS)[number], TaskPlace> = {
  registrations: { list: 'registrations', one: 'registrations' },
  applications: { list: 'brands', query: { view: 'applications' }, one: 'brands' },
  mails: { list: 'mails', query: { status: 'failed' } },
  lateOrders: { list: 'orders', query: { waiting: String(todayLimits.lateDays) }, one: 'orders' },
};

/** /admin/today: what waits for the staff of the account (D-048). */
export function StaffToday() {
  const t = useTranslate();
  return <Tasks title={t('admin.area.today')} found={useQuery(useQueriesOf(staffQueries).today())} places={places} />;
}
