import type { BrandOrder } from '@vitrine/api/client';
import { orderDeskLimits } from '@vitrine/api/rules';
import { Banner } from '@vitrine/ui/components/Banner';
import { Button } from '@vitrine/ui/components/Button';
import { TextArea } from '@vitrine/ui/components/TextArea';
import { Inline, Stack } from '@vitrine/ui/foundation';
import type { FormEvent } from 'react';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { useDeskAction } from './useDeskAction.ts';
import { useTypedText, type TypedText } from './useTypedText.ts';
import { UrlField } from '../../parts/fields/UrlField.tsx';

/** What a colleague has saved since somebody began to type. */
function Theirs({ label, text: { theirs, reset }, onTake }: { label: string; text: TypedText; onTake: () => void }) {
  const t = useTranslate();
  if (theirs === undefined) return null;
  const take = () => {
    reset();
    onTake();
  };
  const choice = (
    <Inline>
      <Button variant="secondary" size="sm" onPress={take}>
        {t('office.conflict.theirs')}
      </Button>
    </Inline>
  );
  return (
    <Banner tone="caution" action={choice}>
      {t('orderDesk.details.theirs', { label, text: theirs || '–' })}
    </Banner>
  );
}

/** Where the retailer pays, and what only the brand reads. What was typed stays until it is saved. */
export function Details({ desk: { order, internal_note } }: { desk: BrandOrder }) {
  const t = useTranslate();
  const { client } = useServices();
  const link = useTypedText(order.external_checkout_url ?? '');
  const note = useTypedText(internal_note);
  const given = { checkout_url: link.value, internal_note: note.value };
  const { act, isBusy, problem, fields, forget } = useDeskAction({
    run: () => client.brandOrders.saveDetails({ params: { id: order.id }, body: { version: order.version, ...given } }),
    done: () => t('orderDesk.details.saved'),
    onDone: () => {
      link.reset();
      note.reset();
    },
  });
  const wrong = fields['checkout_url']?.[0];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) act(undefined);
  };
  return (
    <form noValidate onSubmit={submit} aria-label={t('orderDesk.details.title')}>
      <Stack space="md">
        {problem && !wrong && <Banner tone="critical">{problem}</Banner>}
        <Theirs label={t('orderDesk.details.link')} text={link} onTake={forget} />
        <UrlField
          label={t('orderDesk.details.link')}
          hint={t('orderDesk.details.linkHint')}
          value={link.value}
          onChange={link.change}
          maxLength={500}
          message={wrong}
          tone={wrong ? 'critical' : undefined}
        />
        <Theirs label={t('orderDesk.details.note')} text={note} onTake={forget} />
        <TextArea
          label={t('orderDesk.details.note')}
          hint={t('orderDesk.details.noteHint')}
          value={note.value}
          onChange={note.change}
          maxLength={orderDeskLimits.note}
          rows={3}
        />
        <span>
          <Button type="submit" variant="secondary" busy={isBusy}>
            {t('orderDesk.details.save')}
          </Button>
        </span>
      </Stack>
    </form>
  );
}
