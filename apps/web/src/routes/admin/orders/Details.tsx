import type { BrandOrder } from '@vitrine/api/client';
import { orderDeskLimits } from '@vitrine/api/rules';
import { Banner } from '@vitrine/ui/components/Banner';
import { Button } from '@vitrine/ui/components/Button';
import { TextArea } from '@vitrine/ui/components/TextArea';
import { TextField } from '@vitrine/ui/components/TextField';
import { Stack } from '@vitrine/ui/foundation';
import { useState, type FormEvent } from 'react';
import { useTranslate } from '../../../connected/useTranslate.ts';
import { useServices } from '../../../queries/services.ts';
import { useDeskAction } from './useDeskAction.ts';

/** Where the retailer pays, and what only the brand reads. What was typed stays until it is saved. */
export function Details({ desk: { order, internal_note } }: { desk: BrandOrder }) {
  const t = useTranslate();
  const { client } = useServices();
  const [link, setLink] = useState<string>();
  const [note, setNote] = useState<string>();
  const given = { checkout_url: link ?? order.external_checkout_url ?? '', internal_note: note ?? internal_note };
  const { act, isBusy, problem, fields } = useDeskAction({
    run: () => client.brandOrders.saveDetails({ params: { id: order.id }, body: { version: order.version, ...given } }),
    done: () => t('orderDesk.details.saved'),
    onDone: () => {
      setLink(undefined);
      setNote(undefined);
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
        <TextField
          label={t('orderDesk.details.link')}
          hint={t('orderDesk.details.linkHint')}
          type="url"
          value={given.checkout_url}
          onChange={({ value }) => setLink(value)}
          maxLength={500}
          message={wrong}
          tone={wrong ? 'critical' : undefined}
        />
        <TextArea
          label={t('orderDesk.details.note')}
          hint={t('orderDesk.details.noteHint')}
          value={given.internal_note}
          onChange={({ value }) => setNote(value)}
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
