import type { BrandOrder, Order } from '@vitrine/api/client';
import { fromCents, readAmount } from '@vitrine/api/rules';
import { Banner } from '@vitrine/ui/components/Banner';
import { DateField } from '@vitrine/ui/components/DateField';
import { TextField } from '@vitrine/ui/components/TextField';
import { useState } from 'react';
import { useLocale } from '../../../shared/connected/useLocale.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { AskDialog } from '../../parts/list/AskDialog.tsx';
import { Pair } from '../../parts/form/Pair.tsx';
import { useBeyondOpen } from './useBeyondOpen.ts';
import { useDeskAction } from './useDeskAction.ts';

interface ChangePaymentProps {
  order: Order;
  payment: BrandOrder['payments'][number];
  onClose: () => void;
}

const useChangePayment = ({ order, payment, onClose }: ChangePaymentProps) => {
  const t = useTranslate();
  const locale = useLocale();
  const { client } = useServices();
  const { currency, id, version } = order;
  const [typed, setTyped] = useState(() =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(payment.amount),
  );
  const [due_date, setDue] = useState(payment.due_date);
  const cents = readAmount(typed, { locale, currency }) ?? 0;
  const action = useDeskAction({
    run: () =>
      client.brandOrders.changePayment({
        params: { id, payment: payment.id },
        body: { version, amount: fromCents(cents), due_date },
      }),
    done: () => t('orderDesk.payments.changed'),
    onDone: onClose,
  });
  const isWrong = cents <= 0;
  return { typed, setTyped, due_date, setDue, cents, isWrong, ...action };
};

/** What is asked for and when, of a payment that nobody has paid. */
export function ChangePayment(props: ChangePaymentProps) {
  const { order, payment, onClose } = props;
  const t = useTranslate();
  const { typed, setTyped, due_date, setDue, cents, isWrong, act, isBusy, problem } = useChangePayment(props);
  const beyond = useBeyondOpen(order)(cents);
  const save = () => {
    if (!isWrong && due_date !== '') act(undefined);
  };
  return (
    <AskDialog
      title={t('orderDesk.payments.changeOf', { reference: payment.reference })}
      confirm={t(beyond ? 'orderDesk.payments.saveAnyway' : 'admin.save')}
      action={{ isBusy, problem }}
      onConfirm={save}
      onClose={onClose}
    >
      <Pair>
        <TextField
          label={t('orderDesk.payments.amount', { currency: order.currency })}
          inputMode="decimal"
          value={typed}
          onChange={({ value }) => setTyped(value)}
          required
          tone={isWrong ? 'critical' : undefined}
          message={isWrong ? t('orderDesk.payments.amountWrong') : undefined}
        />
        <DateField
          label={t('orderDesk.payments.due')}
          value={due_date}
          onChange={({ value }) => setDue(value)}
          required
          tone={due_date === '' ? 'critical' : undefined}
          message={due_date === '' ? t('orderDesk.payments.dueMissing') : undefined}
        />
      </Pair>
      {beyond && <Banner tone="caution">{t('orderDesk.payments.beyond', beyond)}</Banner>}
    </AskDialog>
  );
}
