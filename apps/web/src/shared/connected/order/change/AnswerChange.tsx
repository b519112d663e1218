import type { Order } from '@vitrine/api/client';
import { orderChangeLimits } from '@vitrine/api/rules';
import { Banner } from '@vitrine/ui/components/Banner';
import { Button } from '@vitrine/ui/components/Button';
import { TextArea } from '@vitrine/ui/components/TextArea';
import { Inline, Text } from '@vitrine/ui/foundation';
import { useState } from 'react';
import { useServices } from '../../../queries/services.ts';
import { useWhyNot } from '../../rights/useWhyNot.ts';
import { useTranslate } from '../../useTranslate.ts';
import { useChangeAction } from './useChangeAction.ts';

/** A brand accepts or declines a proposed change, with a word to the retailer. */
export function AnswerChange({ order }: { order: Order }) {
  const t = useTranslate();
  const { client } = useServices();
  const whyNot = useWhyNot('sales');
  const [message, setMessage] = useState('');
  const { act, isBusy, problem } = useChangeAction({
    run: (accept: boolean) =>
      client.orderChanges.answer({ params: { id: order.id }, body: { version: order.version, accept, message } }),
    done: (accept) => t(`order.proposal.${accept ? 'accepted' : 'declined'}`),
  });
  if (whyNot) return <Text size="sm">{whyNot}</Text>;
  return (
    <>
      <Text size="sm">{t('order.proposal.asked')}</Text>
      <TextArea
        label={t('order.proposal.answer')}
        value={message}
        onChange={({ value }) => setMessage(value)}
        maxLength={orderChangeLimits.message}
        rows={2}
      />
      {problem && <Banner tone="critical">{problem}</Banner>}
      <Inline space="sm">
        <Button busy={isBusy} onPress={() => act(true)}>
          {t('order.proposal.accept')}
        </Button>
        <Button variant="secondary" busy={isBusy} onPress={() => act(false)}>
          {t('order.proposal.decline')}
        </Button>
      </Inline>
    </>
  );
}
