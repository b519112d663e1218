import { useQuery } from '@tanstack/react-query';
import type { BrandSizeChart } from '@vitrine/api/client';
import { Banner } from '@vitrine/ui/components/Banner';
import { ReadOnly } from '@vitrine/ui/components/ReadOnly';
import { Stack } from '@vitrine/ui/foundation';
import { useParams } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { useTranslate } from '../../../connected/useTranslate.ts';
import { useServices } from '../../../queries/services.ts';
import { OnlyFor } from '../form/OnlyFor.tsx';
import { FileFrame } from '../list/FileFrame.tsx';
import { Screen } from '../list/Screen.tsx';
import { useCatalogueQueries } from '../useCatalogueQueries.ts';
import { ChartEditor } from './ChartEditor.tsx';
import { RemoveChart } from './RemoveChart.tsx';

const useBack = () => ({ href: paths.admin('brand/charts'), label: useTranslate()('catalogue.chart.back') });

/** A chart of the account is read, one of the brand edited. */
function OneChart({ chart }: { chart: BrandSizeChart }) {
  const t = useTranslate();
  const { language } = useServices();
  const choices = useQuery(useCatalogueQueries().choices());
  const name = chart.name[language] ?? chart.name.en ?? '';
  if (!choices.data) return null;
  const editor = <ChartEditor key={chart.id} chart={chart} choices={choices.data} />;
  if (chart.is_own)
    return (
      <Screen title={name} needs="owner" actions={<RemoveChart chart={chart} name={name} />}>
        <OnlyFor right="owner">{editor}</OnlyFor>
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

function KnownChart({ id }: { id: number }) {
  const query = useQuery(useCatalogueQueries().sizeChart(id));
  return (
    <FileFrame query={query} back={useBack()}>
      {(chart) => <OneChart chart={chart} />}
    </FileFrame>
  );
}

function NewChart() {
  const t = useTranslate();
  const choices = useQuery(useCatalogueQueries().choices());
  return (
    <FileFrame query={choices} back={useBack()}>
      {(known) => (
        <Screen title={t('catalogue.charts.add')} needs="owner">
          <OnlyFor right="owner">
            <ChartEditor choices={known} />
          </OnlyFor>
        </Screen>
      )}
    </FileFrame>
  );
}

/** /admin/brand/charts/:id and /admin/brand/charts/add (D-048, D-088). */
export function Chart() {
  const { id } = useParams();
  return id === undefined ? <NewChart /> : <KnownChart id={Number(id)} />;
}
