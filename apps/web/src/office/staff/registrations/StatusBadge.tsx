import type { RetailerStatus } from '@vitrine/api/rules';
import { Badge } from '@vitrine/ui/components/Badge';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';

const tones = {
  pre_register: 'info',
  in_review: 'info',
  pending: 'caution',
  refused: 'critical',
  approved: 'positive',
} as const;

/** How far a retailer is. */
export function StatusBadge({ status }: { status: RetailerStatus }) {
  const t = useTranslate();
  return <Badge tone={tones[status]}>{t(`admin.status.${status}`)}</Badge>;
}
