import { useEffect } from 'react';
import { useToast } from '../../../shared/connected/toasts.tsx';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useCells } from './useCells.ts';

/** Says which units were not kept, because somebody else removed their product while they were typed. */
export const useLostUnits = (): void => {
  const t = useTranslate();
  const show = useToast();
  const { lost, takeLost } = useCells();
  useEffect(() => {
    if (lost.length === 0) return;
    for (const { product, units } of takeLost())
      show({
        tone: 'critical',
        message: t('cart.save.gone', { named: String(product !== undefined), product: product ?? '', units }),
      });
  }, [lost, takeLost, show, t]);
};
