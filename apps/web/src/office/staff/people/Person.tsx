import { useQuery } from '@tanstack/react-query';
import type { PersonFile } from '@vitrine/api/client';
import { DateText } from '@vitrine/ui/components/DateText';
import { Table } from '@vitrine/ui/components/Table';
import { Stack, TextLink } from '@vitrine/ui/foundation';
import { useParams } from 'react-router-dom';
import { paths } from '../../../shared/config/paths.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useQueriesOf } from '../../../shared/queries/useQueriesOf.ts';
import { Facts } from '../../parts/list/Facts.tsx';
import { FileFrame } from '../../parts/list/FileFrame.tsx';
import { Screen } from '../../parts/list/Screen.tsx';
import { useLogColumns } from '../../parts/log/columns.tsx';
import { staffQueries } from '../../parts/queries/staff.ts';
import { PersonActions } from './PersonActions.tsx';
import { PersonData } from './PersonData.tsx';
import { Rights } from './Rights.tsx';

/** A retailer leads to its registration; a brand has no screen of its own here. */
function Company({ role, company }: PersonFile) {
  if (!company) return '–';
  if (role !== 'buyer') return company.name;
  return <TextLink href={paths.admin(`registrations/${company.id}`)}>{company.name}</TextLink>;
}

function File({ person }: { person: PersonFile }) {
  const t = useTranslate();
  const { status, has_password } = person;
  const access = status === 'active' && !has_password ? 'invited' : status;
  return (
    <Screen title={person.name}>
      <Stack space="xl">
        <Facts
          facts={[
            { label: t('admin.person.email'), value: person.email },
            { label: t('admin.registration.phone'), value: person.phone },
            { label: t('admin.person.role'), value: t(`admin.role.${person.role}`) },
            { label: t('admin.person.company'), value: <Company {...person} /> },
            { label: t('admin.person.access'), value: t(`admin.access.${access}`) },
            { label: t('admin.person.sessions'), value: t('admin.person.sessionCount', { count: person.sessions }) },
            { label: t('admin.person.since'), value: <DateText value={person.created_at} form="medium" /> },
          ]}
        />
        <PersonActions person={person} />
        <Rights person={person} />
        <Table
          caption={t('admin.registration.history')}
          rows={person.history}
          rowId={({ id }) => String(id)}
          empty={t('admin.person.noHistory')}
          columns={useLogColumns('staff')}
        />
        <PersonData person={person} />
      </Stack>
    </Screen>
  );
}

/** /admin/people/:id: a person, the access and rights, and what staff changed (D-067). */
export function Person() {
  const t = useTranslate();
  const { id } = useParams();
  const query = useQuery(useQueriesOf(staffQueries).person(Number(id)));
  return (
    <FileFrame query={query} back={{ href: paths.admin('people'), label: t('admin.people.back') }}>
      {(person) => <File person={person} />}
    </FileFrame>
  );
}
