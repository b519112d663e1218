import { useQuery } from '@tanstack/react-query';
import { AUDIT_SUBJECTS } from '@vitrine/api/rules';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useQueriesOf } from '../../../shared/queries/useQueriesOf.ts';
import { type LogQuery, staffQueries } from '../../parts/queries/staff.ts';
import { LogScreen } from '../../parts/log/LogScreen.tsx';

const useEntries = (query: LogQuery) => useQuery(useQueriesOf(staffQueries).log(query));

/** /admin/log: every write in the back office, the newest first. */
export function Log() {
  const t = useTranslate();
  return (
    <LogScreen
      reader="staff"
      title={t('admin.area.log')}
      text={t('admin.log.text')}
      subjects={AUDIT_SUBJECTS}
      useEntries={useEntries}
    />
  );
}
