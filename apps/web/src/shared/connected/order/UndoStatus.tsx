import type { Order } from '@vitrine/api/client';
import { Banner } from '@vitrine/ui/components/Banner';
import { Button } from '@vitrine/ui/components/Button';
import { useIntl } from 'react-intl';
import { orderStatusLabel } from '../../mappers/labels/order.ts';
import { useMay } from '../rights/useMay.ts';
import { useTranslate } from '../useTranslate.ts';
import { useUndoStatus } from './useUndoStatus.ts';

interface UndoStatusProps {
  order: Order;
  onDone?: () => void;
}

/** A brand takes its last change of status back. Nothing where it may not. */
export function UndoStatus({ order, onDone }: UndoStatusProps) {
  const intl = useIntl();
  const t = useTranslate();
  const { mutate, isPending, error } = useUndoStatus(order, onDone);
  const may = useMay();
  if (!order.status_before || !may('sales')) return null;
  return (
    <>
      <span>
        <Button size="sm" variant="quiet" busy={isPending} onPress={() => mutate()}>
          {t('order.change.undo', { status: orderStatusLabel(intl, order.status_before) })}
        </Button>
      </span>
      {error && <Banner tone="critical">{error.message}</Banner>}
    </>
  );
}
