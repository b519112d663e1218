import { useQuery } from '@tanstack/react-query';
import { AUDIT_SUBJECTS } from '@vitrine/api/rules';
import { useTranslate } from '../../../connected/useTranslate.ts';
import type { LogQuery } from '../../../queries/staff.ts';
import { useStaffQueries } from '../useStaffQueries.ts';
import { LogScreen } from './LogScreen.tsx';

const useEntries = (query: LogQuery) => useQuery(useStaffQueries().log(query));

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
