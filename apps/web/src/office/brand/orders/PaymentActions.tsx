import type { BrandOrder, Order } from '@vitrine/api/client';
import { Button } from '@vitrine/ui/components/Button';
import { Inline, Text } from '@vitrine/ui/foundation';
import { useState } from 'react';
import { useMoney } from '../../../shared/connected/useMoney.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { AskDialog } from '../../parts/list/AskDialog.tsx';
import { ChangePayment } from './ChangePayment.tsx';
import { useDeskAction } from './useDeskAction.ts';

interface PaymentActionsProps {
  order: Order;
  payment: BrandOrder['payments'][number];
}

function RemovePayment({ order, payment, onClose }: PaymentActionsProps & { onClose: () => void }) {
  const t = useTranslate();
  const money = useMoney('payment');
  const { client } = useServices();
  const { reference } = payment;
  const action = useDeskAction({
    run: () =>
      client.brandOrders.removePayment({
        params: { id: order.id, payment: payment.id },
        query: { version: order.version },
      }),
    done: () => t('orderDesk.payments.removed', { reference }),
    onDone: onClose,
  });
  return (
    <AskDialog
      title={t('orderDesk.payments.removeOf', { reference })}
      confirm={t('orderDesk.payments.remove')}
      danger
      action={action}
      onConfirm={() => action.act(undefined)}
      onClose={onClose}
    >
      <Text>{t('orderDesk.payments.removeText', { amount: money(payment.amount, order.currency) })}</Text>
    </AskDialog>
  );
}

/** Changes or removes a payment that nobody has paid. One that was paid is refunded instead. */
export function PaymentActions({ order, payment }: PaymentActionsProps) {
  const t = useTranslate();
  const [open, setOpen] = useState<'change' | 'remove'>();
  const { reference, status } = payment;
  if (status === 'Paid' || status === 'Refunded')
    return (
      <Text as="span" size="sm" tone="muted">
        {t('orderDesk.payments.closed')}
      </Text>
    );
  const close = () => setOpen(undefined);
  return (
    <>
      <Inline space="xs">
        {(['change', 'remove'] as const).map((kind) => (
          <Button
            key={kind}
            size="sm"
            variant="secondary"
            hasPopup="dialog"
            label={t(`orderDesk.payments.${kind}Label`, { reference })}
            onPress={() => setOpen(kind)}
          >
            {t(`orderDesk.payments.${kind}`)}
          </Button>
        ))}
      </Inline>
      {open === 'change' && <ChangePayment order={order} payment={payment} onClose={close} />}
      {open === 'remove' && <RemovePayment order={order} payment={payment} onClose={close} />}
    </>
  );
}
