import { useQuery } from '@tanstack/react-query';
import type { BrandFacts as Facts } from '@vitrine/api/client';
import { Skeleton } from '@vitrine/ui/components/Skeleton';
import { QueryError } from '../../../shared/connected/QueryError.tsx';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useQueriesOf } from '../../../shared/queries/useQueriesOf.ts';
import { ConflictTable } from '../../parts/form/ConflictTable.tsx';
import { EditorForm, EditorPart } from '../../parts/form/EditorForm.tsx';
import { OnlyFor } from '../../parts/form/OnlyFor.tsx';
import { Screen } from '../../parts/list/Screen.tsx';
import { brandOfficeQueries } from '../../parts/queries/brandOffice.ts';
import { Assortment, Basics, Orders, Terms } from './Parts.tsx';
import { useFactsForm } from './useFactsForm.ts';

const parts = [
  ['basics', Basics],
  ['assortment', Assortment],
  ['orders', Orders],
  ['terms', Terms],
] as const;

function FactsEditor({ facts }: { facts: Facts }) {
  const t = useTranslate();
  const form = useFactsForm(facts);
  return (
    <EditorForm
      label={t('office.facts.form')}
      form={form}
      details={form.compared && <ConflictTable {...form.compared} />}
    >
      {parts.map(([name, Part]) => (
        <EditorPart key={name} title={t(`office.facts.part.${name}`)}>
          <Part form={form} />
        </EditorPart>
      ))}
    </EditorForm>
  );
}

/** /admin/brand/facts: what the brand says of itself beside its page (E-19, E-20). */
export function BrandFacts() {
  const t = useTranslate();
  const { data, error, refetch } = useQuery(useQueriesOf(brandOfficeQueries).facts());
  return (
    <Screen title={t('admin.area.facts')} text={t('office.facts.text')} needs="owner">
      {!data && error && <QueryError level={2} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton shape="table" label={t('admin.loading')} />}
      {data && (
        <OnlyFor right="owner">
          <FactsEditor facts={data} />
        </OnlyFor>
      )}
    </Screen>
  );
}
