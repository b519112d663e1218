import type { Order } from '@vitrine/api/client';
import { orderDeskLimits } from '@vitrine/api/rules';
import { TextField } from '@vitrine/ui/components/TextField';
import { Text } from '@vitrine/ui/foundation';
import { useState } from 'react';
import { useTranslate } from '../../../connected/useTranslate.ts';
import { useServices } from '../../../queries/services.ts';
import { AskDialog } from '../list/AskDialog.tsx';
import { useDeskAction } from './useDeskAction.ts';

interface CorrectTrackingProps {
  order: Order;
  shipment: { id: number; tracking_code: string | null };
  onClose: () => void;
}

/** Puts the tracking code of what was sent right. The retailer gets a mail with the new one. */
export function CorrectTracking({ order, shipment, onClose }: CorrectTrackingProps) {
  const t = useTranslate();
  const { client } = useServices();
  const [code, setCode] = useState(shipment.tracking_code ?? '');
  const [isTold, setTold] = useState(false);
  const { act, isBusy, problem } = useDeskAction({
    run: (tracking_code: string) =>
      client.brandOrders.correctTracking({
        params: { id: order.id, shipment: shipment.id },
        body: { version: order.version, tracking_code },
      }),
    done: () => t('orderDesk.tracking.done'),
    onDone: onClose,
  });
  const typed = code.trim();
  const isWrong = isTold && typed === '';
  const save = () => {
    setTold(true);
    if (typed === (shipment.tracking_code ?? '') && typed !== '') onClose();
    else if (typed !== '') act(typed);
  };
  return (
    <AskDialog
      title={t(shipment.tracking_code ? 'orderDesk.tracking.correct' : 'orderDesk.tracking.add')}
      confirm={t('admin.save')}
      action={{ isBusy, problem }}
      onConfirm={save}
      onClose={onClose}
    >
      <TextField
        label={t('orderDesk.ship.code')}
        value={code}
        onChange={({ value }) => setCode(value)}
        maxLength={orderDeskLimits.trackingCode}
        required
        tone={isWrong ? 'critical' : undefined}
        message={isWrong ? t('orderDesk.tracking.missing') : undefined}
      />
      <Text>{t('orderDesk.tracking.text')}</Text>
    </AskDialog>
  );
}
