import { useQuery } from '@tanstack/react-query';
import { BRAND_AUDIT_SUBJECTS } from '@vitrine/api/rules';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useQueriesOf } from '../../../shared/queries/useQueriesOf.ts';
import type { LogQuery } from '../../parts/queries/staff.ts';
import { LogScreen } from '../../parts/log/LogScreen.tsx';
import { brandOfficeQueries } from '../../parts/queries/brandOffice.ts';

const useEntries = (query: LogQuery) => useQuery(useQueriesOf(brandOfficeQueries).log(query));

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
