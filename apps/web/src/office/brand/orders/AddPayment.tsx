import type { Order } from '@vitrine/api/client';
import { fromCents, orderDeskLimits, readAmount } from '@vitrine/api/rules';
import { Banner } from '@vitrine/ui/components/Banner';
import { Button } from '@vitrine/ui/components/Button';
import { DateField } from '@vitrine/ui/components/DateField';
import { TextField } from '@vitrine/ui/components/TextField';
import { Grid, Stack, Text } from '@vitrine/ui/foundation';
import { useState, type FormEvent } from 'react';
import { useLocale } from '../../../shared/connected/useLocale.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { AskDialog } from '../../parts/list/AskDialog.tsx';
import { useBeyondOpen } from './useBeyondOpen.ts';
import { useDeskAction } from './useDeskAction.ts';

const empty = { reference: '', amount: '', due_date: '' };
type Draft = typeof empty;

/** The words for each field that is empty or wrong. */
const problemsOf = ({ reference, due_date }: Draft, cents: number): Partial<Record<keyof Draft, string>> => ({
  ...(reference.trim() === '' && { reference: 'referenceMissing' }),
  ...(cents <= 0 && { amount: 'amountWrong' }),
  ...(due_date === '' && { due_date: 'dueMissing' }),
});

const useAddPayment = (order: Order) => {
  const { id, version, currency } = order;
  const t = useTranslate();
  const locale = useLocale();
  const { client } = useServices();
  const [draft, setDraft] = useState(empty);
  const [isTold, setTold] = useState(false);
  const centsIn = (typed: string): number => readAmount(typed, { locale, currency }) ?? 0;
  const beyond = useBeyondOpen(order)(centsIn(draft.amount));
  const [isAsking, setAsking] = useState(false);
  const wrong = problemsOf(draft, centsIn(draft.amount));
  const { act, isBusy, problem, fields } = useDeskAction({
    run: (given: Draft) =>
      client.brandOrders.addPayment({
        params: { id },
        body: { version, ...given, reference: given.reference.trim(), amount: fromCents(centsIn(given.amount)) },
      }),
    done: ({ reference }) => t('orderDesk.payments.added', { reference: reference.trim() }),
    onDone: () => {
      setDraft(empty);
      setTold(false);
      setAsking(false);
    },
  });
  const field = (name: keyof Draft) => {
    const missing = isTold && wrong[name] ? t(`orderDesk.payments.${wrong[name]}`) : undefined;
    const message = missing ?? fields[name]?.[0];
    const onChange = ({ value }: { value: string }) => setDraft((before) => ({ ...before, [name]: value }));
    return { value: draft[name], onChange, required: true, message, tone: message ? ('critical' as const) : undefined };
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTold(true);
    if (isBusy || Object.keys(wrong).length > 0) return;
    if (beyond) setAsking(true);
    else act(draft);
  };
  const question = isAsking && beyond ? { ...beyond, add: () => act(draft), close: () => setAsking(false) } : undefined;
  return { field, submit, question, isBusy, problem: Object.keys(fields).length === 0 ? problem : undefined };
};

/** A payment that the retailer owes. */
export function AddPayment({ order }: { order: Order }) {
  const t = useTranslate();
  const { field, submit, question, isBusy, problem } = useAddPayment(order);
  return (
    <form noValidate onSubmit={submit} aria-label={t('orderDesk.payments.add')}>
      <Stack space="md">
        {problem && !question && <Banner tone="critical">{problem}</Banner>}
        <Grid columns={{ mobile: 1, tablet: 3 }} space="md">
          <TextField
            label={t('orderDesk.payments.reference')}
            maxLength={orderDeskLimits.reference}
            {...field('reference')}
          />
          <TextField
            label={t('orderDesk.payments.amount', { currency: order.currency })}
            inputMode="decimal"
            {...field('amount')}
          />
          <DateField label={t('orderDesk.payments.due')} {...field('due_date')} />
        </Grid>
        <span>
          <Button type="submit" variant="secondary" busy={isBusy}>
            {t('orderDesk.payments.add')}
          </Button>
        </span>
      </Stack>
      {question && (
        <AskDialog
          title={t('orderDesk.payments.beyondTitle')}
          confirm={t('orderDesk.payments.addAnyway')}
          action={{ isBusy, problem }}
          onConfirm={question.add}
          onClose={question.close}
        >
          <Text>{t('orderDesk.payments.beyondAsk', { amount: question.amount, open: question.open })}</Text>
        </AskDialog>
      )}
    </form>
  );
}
