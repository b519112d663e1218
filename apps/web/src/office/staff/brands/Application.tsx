import { useQuery } from '@tanstack/react-query';
import { DateText } from '@vitrine/ui/components/DateText';
import { Heading, Stack } from '@vitrine/ui/foundation';
import { useParams } from 'react-router-dom';
import { paths } from '../../../shared/config/paths.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useQueriesOf } from '../../../shared/queries/useQueriesOf.ts';
import { Facts } from '../../parts/list/Facts.tsx';
import { FileFrame } from '../../parts/list/FileFrame.tsx';
import { Screen } from '../../parts/list/Screen.tsx';
import { WebAddress } from '../../parts/list/WebAddress.tsx';
import { useCountries } from '../../parts/useCountries.ts';
import { staffQueries } from '../../parts/queries/staff.ts';
import type { ApplicationFile } from './ApproveForm.tsx';
import { ApproveForm } from './ApproveForm.tsx';
import { RefuseApplication } from './RefuseApplication.tsx';

function Said({ file }: { file: ApplicationFile }) {
  const t = useTranslate();
  const countries = useCountries();
  return (
    <Facts
      facts={[
        { label: t('admin.brands.since'), value: <DateText value={file.created_at} form="moment" /> },
        { label: t('admin.registrations.person'), value: `${file.person.name}, ${file.person.email}` },
        { label: t('admin.registration.phone'), value: file.person.phone },
        { label: t('admin.registration.website'), value: <WebAddress address={file.website} /> },
        { label: t('admin.registration.year'), value: file.year_established },
        { label: t('admin.registrations.locations'), value: countries(file.locations) },
        { label: t('admin.brands.places'), value: file.places.join('; ') },
        { label: t('admin.brands.segments'), value: file.segments.join(', ') },
        { label: t('admin.registration.events'), value: file.events.join(', ') },
      ]}
    />
  );
}

/** /admin/brands/:id: what a brand said when it applied, and the decision about it (D-050). */
export function Application() {
  const t = useTranslate();
  const { id } = useParams();
  const query = useQuery(useQueriesOf(staffQueries).application(Number(id)));
  return (
    <FileFrame
      query={query}
      back={{ href: paths.admin('brands'), label: t('admin.brands.back') }}
      missing={t('admin.brands.decided')}
    >
      {(file) => (
        <Screen title={file.company} actions={<RefuseApplication file={file} />}>
          <Stack space="xl">
            <Stack space="md">
              <Heading level={2} size="sm">
                {t('admin.brands.said')}
              </Heading>
              <Said file={file} />
            </Stack>
            <ApproveForm file={file} />
          </Stack>
        </Screen>
      )}
    </FileFrame>
  );
}
