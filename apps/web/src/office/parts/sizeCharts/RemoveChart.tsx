import type { BrandSizeChart } from '@vitrine/api/client';
import { Button } from '@vitrine/ui/components/Button';
import { Text } from '@vitrine/ui/foundation';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/config/paths.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { AskDialog } from '../list/AskDialog.tsx';
import { useStaffAction } from '../useStaffAction.ts';
import type { ChartDesk } from './desk.ts';
import { useRefreshProducts } from './useChartForm.ts';

interface RemoveChartProps {
  chart: BrandSizeChart;
  name: string;
  desk: ChartDesk;
}

/** Removes a chart after a question. One that products use stays; the server says how many. */
export function RemoveChart({ chart: { id, products }, name, desk }: RemoveChartProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const refreshProducts = useRefreshProducts();
  const [isAsking, setAsking] = useState(false);
  const action = useStaffAction({
    run: () => desk.calls.remove({ params: { id } }),
    done: () => t('catalogue.chart.removed', { name }),
    onDone: () => {
      refreshProducts();
      void navigate(paths.admin(desk.path));
    },
    changes: desk.keys.list,
  });
  return (
    <>
      <Button variant="secondary" hasPopup="dialog" onPress={() => setAsking(true)}>
        {t('catalogue.chart.remove')}
      </Button>
      {isAsking && (
        <AskDialog
          title={t('catalogue.chart.removeTitle', { name })}
          confirm={t('catalogue.chart.remove')}
          danger
          action={action}
          onConfirm={() => action.act(undefined)}
          onClose={() => setAsking(false)}
        >
          <Text>{t('catalogue.chart.removeText', { products })}</Text>
        </AskDialog>
      )}
    </>
  );
}
