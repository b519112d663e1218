import type { Order } from '@vitrine/api/client';
import { Text } from '@vitrine/ui/foundation';
import { useState } from 'react';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { AskDialog } from '../../parts/list/AskDialog.tsx';
import { TrackingFields } from './TrackingFields.tsx';
import { givenTracking, hasWrongLink, isUntracked, type TypedTracking } from './typedTracking.ts';
import { useDeskAction } from './useDeskAction.ts';

interface CorrectTrackingProps {
  order: Order;
  shipment: NonNullable<Order['shipments']>[number];
  onClose: () => void;
}

/** Puts carrier, tracking code and link of what was sent right. The retailer gets a mail with the new ones. */
export function CorrectTracking({ order, shipment, onClose }: CorrectTrackingProps) {
  const t = useTranslate();
  const { client } = useServices();
  const { tracking_code, carrier, tracking_url } = shipment;
  const known = { tracking_code: tracking_code ?? '', carrier: carrier ?? '', tracking_url: tracking_url ?? '' };
  const [typed, setTyped] = useState<TypedTracking>(known);
  const [isTold, setTold] = useState(false);
  const { act, isBusy, problem, fields } = useDeskAction({
    run: (given: TypedTracking) =>
      client.brandOrders.correctTracking({
        params: { id: order.id, shipment: shipment.id },
        body: { version: order.version, ...given },
      }),
    done: () => t('orderDesk.tracking.done'),
    onDone: onClose,
  });
  const save = () => {
    const given = givenTracking(typed);
    setTold(true);
    if (isUntracked(typed) || hasWrongLink(typed)) return;
    if (JSON.stringify(given) === JSON.stringify(known)) onClose();
    else act(given);
  };
  return (
    <AskDialog
      title={t(shipment.tracking_code ? 'orderDesk.tracking.correct' : 'orderDesk.tracking.add')}
      confirm={t('admin.save')}
      action={{ isBusy, problem: fields['tracking_url']?.join(' ') ?? problem }}
      onConfirm={save}
      onClose={onClose}
    >
      <TrackingFields typed={typed} onChange={setTyped} isNeeded isTold={isTold} />
      <Text>{t('orderDesk.tracking.text')}</Text>
    </AskDialog>
  );
}
