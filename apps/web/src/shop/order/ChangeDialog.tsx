import { useQuery } from '@tanstack/react-query';
import type { OrderChangeOptions } from '@vitrine/api/client';
import { orderChangeLimits } from '@vitrine/api/rules';
import { Banner } from '@vitrine/ui/components/Banner';
import { Button } from '@vitrine/ui/components/Button';
import { Dialog } from '@vitrine/ui/components/Dialog';
import { Skeleton } from '@vitrine/ui/components/Skeleton';
import { TextArea } from '@vitrine/ui/components/TextArea';
import { Stack, Text } from '@vitrine/ui/foundation';
import { useState } from 'react';
import { useChangeAction } from '../../shared/connected/order/change/useChangeAction.ts';
import { UnitGrids } from '../../shared/connected/order/UnitGrids.tsx';
import { QueryError } from '../../shared/connected/QueryError.tsx';
import { useMoney } from '../../shared/connected/useMoney.ts';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { toUnits, type TypedUnits, type UnitRules } from '../../shared/mappers/orderUnits.ts';
import { changedUnits, valueOfUnits } from './orderChange.ts';
import type { Order } from '../../shared/queries/orders.ts';
import { useServices } from '../../shared/queries/services.ts';

interface ChangeDialogProps {
  order: Order;
  onClose: () => void;
}

const wished: UnitRules = { startOf: (size) => size.ordered, mostOf: (size) => size.most ?? null };

const useProposal = ({ order, onClose }: ChangeDialogProps, options: OrderChangeOptions | undefined) => {
  const t = useTranslate();
  const { client } = useServices();
  const [typed, setTyped] = useState<TypedUnits>(new Map());
  const [message, setMessage] = useState('');
  const lines = options?.lines ?? [];
  const units = toUnits(lines, typed, wished);
  const changed = changedUnits(lines, units);
  const { act, isBusy, problem } = useChangeAction<void>({
    run: () =>
      client.orderChanges.propose({
        params: { id: order.id },
        body: { version: options?.version ?? order.version, message, units: changed },
      }),
    done: () => t('order.proposal.sent'),
    onDone: onClose,
  });
  return { lines, typed, setTyped, message, setMessage, units, changed, act, isBusy, problem };
};

/** The units and the total that the order has, and those that it would have. */
function Sums({ order, proposal }: { order: Order; proposal: ReturnType<typeof useProposal> }) {
  const t = useTranslate();
  const money = useMoney('orderTotal');
  const { lines, units } = proposal;
  return (
    <Text weight="strong" tabular>
      {t('order.proposal.sums', {
        from: order.total_items,
        to: units.reduce((sum, { quantity }) => sum + quantity, 0),
        totalFrom: money(order.total_price, order.currency),
        totalTo: money(valueOfUnits(lines, units), order.currency),
      })}
    </Text>
  );
}

function Form({ order, proposal }: { order: Order; proposal: ReturnType<typeof useProposal> }) {
  const t = useTranslate();
  const { lines, typed, setTyped, message, setMessage, problem } = proposal;
  return (
    <Stack space="md">
      <Text measure>{t('order.proposal.text')}</Text>
      <UnitGrids lines={lines} typed={typed} rules={wished} onType={setTyped} />
      <div role="status">
        <Sums order={order} proposal={proposal} />
      </div>
      <TextArea
        label={t('order.proposal.message')}
        value={message}
        onChange={({ value }) => setMessage(value)}
        maxLength={orderChangeLimits.message}
        rows={2}
      />
      {problem && <Banner tone="critical">{problem}</Banner>}
    </Stack>
  );
}

/** Asks for the quantities that a retailer wishes an order to have. */
export default function ChangeDialog({ order, onClose }: ChangeDialogProps) {
  const t = useTranslate();
  const { queries } = useServices();
  const options = useQuery(queries.orders.changeOptions(order.id));
  const proposal = useProposal({ order, onClose }, options.data);
  const isTyped = proposal.changed.length > 0 || proposal.message !== '';
  // The browser's own question, as before another screen (docs/areas/office.md).
  const close = () => {
    if (!isTyped || window.confirm(t('order.proposal.forget'))) onClose();
  };
  return (
    <Dialog
      open
      onClose={close}
      size="lg"
      title={t('order.proposal.open')}
      closeLabel={t('order.proposal.close')}
      footer={
        <>
          <Button variant="secondary" onPress={close}>
            {t('order.proposal.cancel')}
          </Button>
          <Button
            busy={proposal.isBusy}
            disabled={proposal.changed.length === 0}
            reason={t('order.proposal.reason')}
            onPress={() => proposal.act()}
          >
            {t('order.proposal.send')}
          </Button>
        </>
      }
    >
      {options.isPending && <Skeleton label={t('order.proposal.loading')} />}
      {options.error && <QueryError error={options.error} onRetry={() => void options.refetch()} />}
      {options.data && <Form order={order} proposal={proposal} />}
    </Dialog>
  );
}
