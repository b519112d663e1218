import { useQuery } from '@tanstack/react-query';
import { BRAND_AUDIT_SUBJECTS } from '@vitrine/api/rules';
import { useTranslate } from '../../../connected/useTranslate.ts';
import type { LogQuery } from '../../../queries/staff.ts';
import { LogScreen } from '../log/LogScreen.tsx';
import { useOfficeQueries } from '../useOfficeQueries.ts';

const useEntries = (query: LogQuery) => useQuery(useOfficeQueries().log(query));

/** /admin/brand/log: what the brand's own people changed (D-049). */
export function BrandLog() {
  const t = useTranslate();
  return (
    <LogScreen
      reader="brand"
      title={t('admin.area.brandLog')}
      text={t('office.log.text')}
      subjects={BRAND_AUDIT_SUBJECTS}
      useEntries={useEntries}
    />
  );
}
