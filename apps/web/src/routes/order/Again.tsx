import { Banner } from '@vitrine/ui/components/Banner';
import { Button } from '@vitrine/ui/components/Button';
import { Dialog } from '@vitrine/ui/components/Dialog';
import { Stack, Text } from '@vitrine/ui/foundation';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { paths } from '../../config/paths.ts';
import { useTranslate } from '../../connected/useTranslate.ts';
import type { Order } from '../../queries/orders.ts';
import { ProposeChange } from './ProposeChange.tsx';
import { useAgain } from './useAgain.ts';

type Again = ReturnType<typeof useAgain>;

/** Names what the cart got less of than the order had. */
function Missing({ again: { data, reset } }: Pick<Again, 'again'>) {
  const t = useTranslate();
  if (!data || data.missing.length === 0) return null;
  return (
    <Dialog
      open
      onClose={reset}
      title={t('order.again.missingTitle')}
      closeLabel={t('order.again.close')}
      footer={<Button href={paths.cart(data.cart_id)}>{t('order.again.toCart')}</Button>}
    >
      <Stack space="sm">
        <Text>{t('order.again.missingText')}</Text>
        <ul>
          {data.missing.map((line) => (
            <Text as="li" key={`${line.name} ${line.variation} ${line.size}`}>
              {t('order.again.missingLine', line)}
            </Text>
          ))}
        </ul>
      </Stack>
    </Dialog>
  );
}

interface AskRecallProps extends Pick<Again, 'recall'> {
  onClose: () => void;
}

/** Asks before an order is taken back. */
function AskRecall({ recall, onClose }: AskRecallProps) {
  const t = useTranslate();
  return (
    <Dialog
      open
      onClose={onClose}
      kind="alert"
      size="sm"
      title={t('order.again.recallQuestion')}
      closeLabel={t('order.again.close')}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            {t('order.again.recallCancel')}
          </Button>
          <Button variant="danger" busy={recall.isPending} onPress={() => recall.mutate()}>
            {t('order.again.recallConfirm')}
          </Button>
        </>
      }
    >
      <Stack space="sm">
        <Text>{t('order.again.recallText')}</Text>
        {recall.error && <Banner tone="critical">{recall.error.message}</Banner>}
      </Stack>
    </Dialog>
  );
}

/** What a retailer can do with an order it sent: order it again, and take it back while it may. */
export function Again({ order }: { order: Order }) {
  const intl = useIntl();
  const t = useTranslate();
  const { again, recall } = useAgain(order);
  const [isAsking, setAsking] = useState(false);
  const until = order.recall_until;
  return (
    <>
      <Button variant="secondary" busy={again.isPending} onPress={() => again.mutate()}>
        {t('order.again.again')}
      </Button>
      <ProposeChange order={order} />
      {until && (
        <>
          <Button variant="secondary" onPress={() => setAsking(true)}>
            {t('order.again.recall')}
          </Button>
          <Text size="sm" tone="muted">
            {t('order.again.recallUntil', { time: intl.formatTime(until) })}
          </Text>
        </>
      )}
      {again.error && <Banner tone="critical">{again.error.message}</Banner>}
      {isAsking && <AskRecall recall={recall} onClose={() => setAsking(false)} />}
      <Missing again={again} />
    </>
  );
}
