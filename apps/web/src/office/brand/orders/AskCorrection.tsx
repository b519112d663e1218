import type { BrandOrder } from '@vitrine/api/client';
import { Text } from '@vitrine/ui/foundation';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { AskDialog } from '../../parts/list/AskDialog.tsx';
import type { CorrectionState } from './useCorrection.ts';
import { NamedUnits } from './NamedUnits.tsx';

/** Names what is taken out of an order before it is: it cannot be put back. */
export function AskCorrection({ desk, correction }: { desk: BrandOrder; correction: CorrectionState }) {
  const t = useTranslate();
  const { taken, freed, reason, send, keep, isBusy, problem } = correction;
  return (
    <AskDialog
      title={t('orderDesk.correct.ask', { units: freed, id: desk.order.number ?? desk.order.id })}
      confirm={t('orderDesk.correct.send', { units: freed })}
      danger
      action={{ isBusy, problem }}
      onConfirm={send}
      onClose={keep}
    >
      <NamedUnits desk={desk} units={taken} />
      <Text>{t('orderDesk.correct.askReason', { reason: reason.trim() })}</Text>
      <Text>{t('orderDesk.correct.askText')}</Text>
    </AskDialog>
  );
}
