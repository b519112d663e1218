import { Button } from '@vitrine/ui/components/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import type { Order } from '../../shared/queries/orders.ts';

const ChangeDialog = lazy(() => import('./ChangeDialog.tsx'));

/** A retailer proposes other quantities. One proposal at a time, while the order is open. */
export function ProposeChange({ order }: { order: Order }) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  if (order.status_group !== 'Open' || order.change !== null) return null;
  return (
    <>
      <Button variant="secondary" onPress={() => setOpen(true)}>
        {t('order.proposal.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <ChangeDialog order={order} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
