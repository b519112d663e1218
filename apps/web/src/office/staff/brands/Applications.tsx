import { useQuery } from '@tanstack/react-query';
import { DateText } from '@vitrine/ui/components/DateText';
import { TextLink } from '@vitrine/ui/foundation';
import { paths } from '../../../shared/config/paths.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useQueriesOf } from '../../../shared/queries/useQueriesOf.ts';
import { List } from '../../parts/list/List.tsx';
import type { ListState } from '../../parts/list/useListState.ts';
import { WebAddress } from '../../parts/list/WebAddress.tsx';
import { useCountries } from '../../parts/useCountries.ts';
import { staffQueries } from '../../parts/queries/staff.ts';

/** Brands that wait for a decision, the oldest first. */
export function Applications({ state }: { state: ListState }) {
  const t = useTranslate();
  const countries = useCountries();
  const queries = useQueriesOf(staffQueries);
  const list = useQuery(queries.applications({ page: state.page, search: state.words }));
  return (
    <List
      list={list}
      state={state}
      caption={t('admin.brands.applications')}
      empty={t('admin.brands.noApplications')}
      rowId={({ id }) => String(id)}
      columns={[
        {
          id: 'company',
          label: t('admin.brands.brand'),
          rowHeader: true,
          cell: ({ id, company }) => <TextLink href={paths.admin(`brands/${id}`)}>{company}</TextLink>,
        },
        {
          id: 'person',
          label: t('admin.registrations.person'),
          cell: ({ person }) => `${person.name}, ${person.email}`,
        },
        {
          id: 'website',
          label: t('admin.registration.website'),
          cell: ({ website }) => <WebAddress address={website} />,
        },
        { id: 'locations', label: t('admin.registrations.locations'), cell: ({ locations }) => countries(locations) },
        {
          id: 'since',
          label: t('admin.brands.since'),
          cell: ({ created_at }) => <DateText value={created_at} form="medium" />,
        },
      ]}
    />
  );
}
