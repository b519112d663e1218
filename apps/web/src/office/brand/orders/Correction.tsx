import type { BrandOrder } from '@vitrine/api/client';
import { orderDeskLimits } from '@vitrine/api/rules';
import { Button } from '@vitrine/ui/components/Button';
import { TextArea } from '@vitrine/ui/components/TextArea';
import { Stack, Text } from '@vitrine/ui/foundation';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { UnitGrids } from '../../../shared/connected/order/UnitGrids.tsx';
import { AskCorrection } from './AskCorrection.tsx';
import { ordered, useCorrection } from './useCorrection.ts';

/** Takes units out that the brand cannot deliver, with a reason that the retailer reads. */
export function Correction({ desk }: { desk: BrandOrder }) {
  const t = useTranslate();
  const correction = useCorrection(desk);
  const { typed, setTyped, reason, write, isMissing, freed, ask, isBusy } = correction;
  return (
    <Stack space="md">
      <Text measure>{t('orderDesk.correct.text')}</Text>
      <UnitGrids lines={desk.lines} typed={typed} rules={ordered} words="correct" onType={setTyped} />
      <TextArea
        label={t('orderDesk.correct.reason')}
        value={reason}
        onChange={write}
        maxLength={orderDeskLimits.reason}
        rows={2}
        required
        tone={isMissing ? 'critical' : undefined}
        message={isMissing ? t('orderDesk.correct.reasonMissing') : undefined}
      />
      <span>
        <Button variant="danger" busy={isBusy} disabled={freed <= 0} hasPopup="dialog" onPress={ask}>
          {t('orderDesk.correct.send', { units: freed })}
        </Button>
      </span>
      {correction.isAsking && <AskCorrection desk={desk} correction={correction} />}
    </Stack>
  );
}
