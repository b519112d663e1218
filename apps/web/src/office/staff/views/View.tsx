import { Skeleton } from '@vitrine/ui/components/Skeleton';
import { useState } from 'react';
import { QueryError } from '../../../shared/connected/QueryError.tsx';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useBeginView } from './useBeginView.ts';

/** /admin/view#ticket: shows the shop as somebody else sees it (D-067). The fragment reaches no server and no log. */
export function View() {
  const t = useTranslate();
  const [ticket] = useState(() => location.hash.slice(1));
  const { error, refetch } = useBeginView(ticket);
  if (error) return <QueryError error={error} onRetry={() => void refetch()} />;
  return <Skeleton shape="table" label={t('admin.view.opening')} />;
}
