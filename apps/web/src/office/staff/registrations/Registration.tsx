import { useQuery } from '@tanstack/react-query';
import type { RetailerFile } from '@vitrine/api/client';
import { DateText } from '@vitrine/ui/components/DateText';
import { Table } from '@vitrine/ui/components/Table';
import { Heading, Inline, Stack, TextLink } from '@vitrine/ui/foundation';
import { useParams } from 'react-router-dom';
import { paths } from '../../../shared/config/paths.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useQueriesOf } from '../../../shared/queries/useQueriesOf.ts';
import { Facts } from '../../parts/list/Facts.tsx';
import { FileFrame } from '../../parts/list/FileFrame.tsx';
import { Screen } from '../../parts/list/Screen.tsx';
import { WebAddress } from '../../parts/list/WebAddress.tsx';
import { useLogColumns } from '../../parts/log/columns.tsx';
import { useCountries } from '../../parts/useCountries.ts';
import { staffQueries } from '../../parts/queries/staff.ts';
import { Decisions } from './Decisions.tsx';
import { ViewButton } from '../../parts/views/ViewButton.tsx';
import { StatusBadge } from './StatusBadge.tsx';

function Said({ file }: { file: RetailerFile }) {
  const t = useTranslate();
  const countries = useCountries();
  const { registration } = file;
  const website = registration?.company_website || file.website;
  const social = [file.instagram, file.facebook].flatMap((address) => address || []);
  const missing = t('admin.registration.missing');
  const yesOrNo = registration?.available_for_mailing ? 'admin.yes' : 'admin.no';
  return (
    <Stack space="md">
      <Heading level={2} size="sm">
        {t('admin.registration.said')}
      </Heading>
      <Facts
        facts={[
          {
            label: t('admin.registrations.since'),
            value: <DateText value={registration?.created_at ?? file.created_at} form="moment" />,
          },
          {
            label: t('admin.registration.website'),
            value: website ? <WebAddress address={website} /> : missing,
          },
          { label: t('admin.registration.address'), value: file.address ?? missing },
          {
            label: t('admin.registration.social'),
            value:
              social.length === 0
                ? missing
                : social.map((address) => (
                    <div key={address}>
                      <WebAddress address={address} />
                    </div>
                  )),
          },
          { label: t('admin.registration.year'), value: registration?.year_established ?? file.year_established },
          { label: t('admin.registration.phone'), value: registration?.phone },
          { label: t('admin.registrations.locations'), value: countries(file.locations) },
          { label: t('admin.registration.places'), value: registration?.places.join('; ') },
          { label: t('admin.registration.events'), value: registration?.event_segments.join(', ') },
          { label: t('admin.registration.mailing'), value: registration && t(yesOrNo) },
        ]}
      />
    </Stack>
  );
}

function People({ people }: Pick<RetailerFile, 'people'>) {
  const t = useTranslate();
  return (
    <Table
      caption={t('admin.registration.people')}
      rows={people}
      rowId={({ id }) => String(id)}
      empty={t('admin.registration.nobody')}
      columns={[
        {
          id: 'name',
          label: t('admin.person.name'),
          rowHeader: true,
          cell: ({ id, name }) => <TextLink href={paths.admin(`people/${id}`)}>{name}</TextLink>,
        },
        { id: 'email', label: t('admin.person.email'), cell: ({ email }) => email },
        { id: 'phone', label: t('admin.registration.phone'), cell: ({ phone }) => phone || '–' },
        {
          id: 'access',
          label: t('admin.person.access'),
          cell: ({ status, has_password }) => t(`admin.access.${has_password ? status : 'invited'}`),
        },
      ]}
    />
  );
}

function File({ file }: { file: RetailerFile }) {
  const t = useTranslate();
  return (
    <Screen title={file.name} actions={<Decisions file={file} />}>
      <Stack space="xl">
        <Inline>
          <StatusBadge status={file.status} />
          <ViewButton of={{ subject: 'retailer', id: file.id }} name={file.name} status={file.status} />
        </Inline>
        <Said file={file} />
        <People people={file.people} />
        <Table
          caption={t('admin.registration.history')}
          rows={file.history}
          rowId={({ id }) => String(id)}
          empty={t('admin.registration.noHistory')}
          columns={useLogColumns('staff')}
        />
      </Stack>
    </Screen>
  );
}

/** /admin/registrations/:id: what a retailer said, the people who buy for it, and the decisions about it (D-050). */
export function Registration() {
  const t = useTranslate();
  const { id } = useParams();
  const query = useQuery(useQueriesOf(staffQueries).retailer(Number(id)));
  return (
    <FileFrame query={query} back={{ href: paths.admin('registrations'), label: t('admin.registration.back') }}>
      {(file) => <File file={file} />}
    </FileFrame>
  );
}
