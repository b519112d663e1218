import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@vitrine/ui/components/Skeleton';
import { QueryError } from '../../../shared/connected/QueryError.tsx';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useQueriesOf } from '../../../shared/queries/useQueriesOf.ts';
import { ConflictTable } from '../../parts/form/ConflictTable.tsx';
import { AskDialog } from '../../parts/list/AskDialog.tsx';
import { staffQueries } from '../../parts/queries/staff.ts';
import type { useSaving } from './useSaving.ts';

interface VersionDialogProps {
  name: string;
  version: { id: number };
  /** When it was saved. */
  moment: string;
  /** The document as it is saved now. */
  current: object;
  restore: ReturnType<typeof useSaving>['restore'];
  onClose: () => void;
}

/** What a former version said beside what the shop says now, before somebody returns to it. */
export function VersionDialog({ name, version, moment, current, restore, onClose }: VersionDialogProps) {
  const t = useTranslate();
  const { data, error, refetch } = useQuery(useQueriesOf(staffQueries).contentVersion(name, version.id));
  return (
    <AskDialog
      title={t('admin.content.versionOf', { moment })}
      confirm={t('branding.restore')}
      action={restore}
      onConfirm={() => restore.act(version.id)}
      onClose={onClose}
    >
      {error && !data && <QueryError level={2} error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton shape="table" label={t('admin.loading')} />}
      {data && <ConflictTable theirs={current} mine={data} mineLabel={t('admin.content.thisVersion')} />}
    </AskDialog>
  );
}
