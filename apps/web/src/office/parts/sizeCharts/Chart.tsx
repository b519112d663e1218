import { useQuery } from '@tanstack/react-query';
import type { BrandSizeChart } from '@vitrine/api/client';
import { Banner } from '@vitrine/ui/components/Banner';
import { ReadOnly } from '@vitrine/ui/components/ReadOnly';
import { Stack } from '@vitrine/ui/foundation';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { paths } from '../../../shared/config/paths.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { OnlyFor } from '../form/OnlyFor.tsx';
import { FileFrame } from '../list/FileFrame.tsx';
import { Screen } from '../list/Screen.tsx';
import { ChartEditor } from './ChartEditor.tsx';
import { useChartDesk, type ChartDesk } from './desk.ts';
import { RemoveChart } from './RemoveChart.tsx';

const useBack = ({ path }: ChartDesk) => ({ href: paths.admin(path), label: useTranslate()('catalogue.chart.back') });

/** People of a brand need a right for the form. */
function Form({ needs, children }: { needs: ChartDesk['needs']; children: ReactNode }) {
  return needs ? <OnlyFor right={needs}>{children}</OnlyFor> : children;
}

/** A brand reads a chart of the account, and edits its own. */
function OneChart({ chart, desk }: { chart: BrandSizeChart; desk: ChartDesk }) {
  const t = useTranslate();
  const { language } = useServices();
  const sizes = useQuery(desk.queries.sizes);
  const name = chart.name[language] ?? chart.name.en ?? '';
  if (!sizes.data) return null;
  const editor = <ChartEditor key={chart.id} chart={chart} sizes={sizes.data} desk={desk} />;
  if (chart.is_own)
    return (
      <Screen title={name} needs={desk.needs} actions={<RemoveChart chart={chart} name={name} desk={desk} />}>
        <Form needs={desk.needs}>{editor}</Form>
      </Screen>
    );
  return (
    <Screen title={name}>
      <Stack space="lg">
        <Banner tone="info">{t('catalogue.chart.ofAccountText')}</Banner>
        <ReadOnly>{editor}</ReadOnly>
      </Stack>
    </Screen>
  );
}

function KnownChart({ id, desk }: { id: number; desk: ChartDesk }) {
  const query = useQuery(desk.queries.one(id));
  return (
    <FileFrame query={query} back={useBack(desk)}>
      {(chart) => <OneChart chart={chart} desk={desk} />}
    </FileFrame>
  );
}

function NewChart({ desk }: { desk: ChartDesk }) {
  const t = useTranslate();
  const query = useQuery(desk.queries.sizes);
  return (
    <FileFrame query={query} back={useBack(desk)}>
      {(sizes) => (
        <Screen title={t('catalogue.charts.add')} needs={desk.needs}>
          <Form needs={desk.needs}>
            <ChartEditor sizes={sizes} desk={desk} />
          </Form>
        </Screen>
      )}
    </FileFrame>
  );
}

function OpenChart({ desk }: { desk: ChartDesk }) {
  const { id } = useParams();
  return id === undefined ? <NewChart desk={desk} /> : <KnownChart id={Number(id)} desk={desk} />;
}

/** /admin/brand/charts/:id and /admin/brand/charts/add (D-048, D-088). */
export const Chart = () => <OpenChart desk={useChartDesk('brand')} />;

/** /admin/charts/:id and /admin/charts/add (D-067, D-088). */
export const AccountChart = () => <OpenChart desk={useChartDesk('account')} />;
