import { useInfiniteQuery } from '@tanstack/react-query';
import { Banner } from '@vitrine/ui/components/Banner';
import { Button } from '@vitrine/ui/components/Button';
import { Dialog } from '@vitrine/ui/components/Dialog';
import { Inline, Stack, Text } from '@vitrine/ui/foundation';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { paths } from '../../shared/config/paths.ts';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { cartTotals, sumTotals } from '../mappers/cart.ts';
import type { Order } from '../../shared/queries/orders.ts';
import { useServices } from '../../shared/queries/services.ts';
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

interface AskAgainProps extends Pick<Again, 'again'> {
  order: Order;
  /** Units of the brand that are in the cart already. */
  inCart: number;
  onClose: () => void;
}

/** Asks before an order is added to units that are in the cart already. */
function AskAgain({ order, again, inCart, onClose }: AskAgainProps) {
  const t = useTranslate();
  const add = () => {
    onClose();
    again.mutate();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={t('order.again.againQuestion')}
      closeLabel={t('order.again.close')}
      footer={
        <>
          <Button variant="secondary" href={paths.carts()}>
            {t('order.again.toCart')}
          </Button>
          <Button onPress={add}>{t('order.again.againConfirm', { units: order.total_items })}</Button>
        </>
      }
    >
      <Text>{t('order.again.againText', { brand: order.seller.name, inCart, units: order.total_items })}</Text>
    </Dialog>
  );
}

/** Units of a brand that are in the retailer's open carts. */
const useUnitsOf = (sellerId: number): number => {
  const { queries } = useServices();
  const { data } = useInfiniteQuery(queries.cart.pages());
  const carts = data?.pages.flatMap(({ results }) => results) ?? [];
  const open = carts.filter(({ seller, status }) => seller.id === sellerId && status === 'o');
  return sumTotals(open.map((cart) => cartTotals(cart, new Map()))).units;
};

/** What a retailer can do with an order it sent: order it again, and take it back while it may. */
export function Again({ order }: { order: Order }) {
  const intl = useIntl();
  const t = useTranslate();
  const { again, recall } = useAgain(order);
  const [asked, setAsked] = useState<'again' | 'recall'>();
  const inCart = useUnitsOf(order.seller.id);
  const close = () => setAsked(undefined);
  const until = order.recall_until;
  return (
    <>
      <Button
        variant="secondary"
        busy={again.isPending}
        onPress={() => (inCart > 0 ? setAsked('again') : again.mutate())}
      >
        {t('order.again.again')}
      </Button>
      <ProposeChange order={order} />
      {until && (
        <Inline space="sm">
          <Button variant="secondary" onPress={() => setAsked('recall')}>
            {t('order.again.recall')}
          </Button>
          <Text size="sm" tone="muted">
            {t('order.again.recallUntil', { time: intl.formatTime(until) })}
          </Text>
        </Inline>
      )}
      {again.error && <Banner tone="critical">{again.error.message}</Banner>}
      {asked === 'again' && <AskAgain order={order} again={again} inCart={inCart} onClose={close} />}
      {asked === 'recall' && <AskRecall recall={recall} onClose={close} />}
      <Missing again={again} />
    </>
  );
}
