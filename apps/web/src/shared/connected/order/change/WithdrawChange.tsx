import type { Order } from '@vitrine/api/client';
import { Banner } from '@vitrine/ui/components/Banner';
import { Button } from '@vitrine/ui/components/Button';
import { Text } from '@vitrine/ui/foundation';
import { useServices } from '../../../queries/services.ts';
import { useTranslate } from '../../useTranslate.ts';
import { useChangeAction } from './useChangeAction.ts';

/** A retailer withdraws what it proposed. */
export function WithdrawChange({ order }: { order: Order }) {
  const t = useTranslate();
  const { client } = useServices();
  const { act, isBusy, problem } = useChangeAction<void>({
    run: () => client.orderChanges.withdraw({ params: { id: order.id }, body: { version: order.version } }),
    done: () => t('order.proposal.withdrawn'),
  });
  return (
    <>
      <Text size="sm">{t('order.proposal.waiting')}</Text>
      {problem && <Banner tone="critical">{problem}</Banner>}
      <span>
        <Button variant="secondary" busy={isBusy} onPress={() => act()}>
          {t('order.proposal.withdraw')}
        </Button>
      </span>
    </>
  );
}
