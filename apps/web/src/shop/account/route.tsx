import { useQuery } from '@tanstack/react-query';
import { ProfileTabs } from '@vitrine/ui/commerce/company/ProfileTabs';
import { Section } from '@vitrine/ui/foundation';
import { useIntl } from 'react-intl';
import { PersonalPanel } from '../connected/profile/PersonalPanel.tsx';
import { UsersPanel } from '../connected/profile/UsersPanel.tsx';
import { QueryError } from '../../shared/connected/QueryError.tsx';
import { useQuerySearch } from '../../shared/connected/useQuerySearch.ts';
import { useTitle } from '../../shared/connected/useTitle.ts';
import { accountTabsLabels } from '../mappers/labels/profile.ts';
import { useServices, useSession } from '../../shared/queries/services.ts';

/** /account: name, phone, language, password and colleagues of a brand's people; staff have no colleagues. */
export default function Account() {
  const intl = useIntl();
  const { queries } = useServices();
  const { user } = useSession();
  const { search, change } = useQuerySearch();
  const { data: status, error, refetch } = useQuery(queries.session.status());
  const labels = accountTabsLabels(intl);
  useTitle(labels.title);
  if (!status && error) return <QueryError error={error} onRetry={() => void refetch()} />;
  if (!user) return null;
  const hasColleagues = user.seller !== null;
  return (
    <Section space="tight">
      <ProfileTabs
        selected={hasColleagues && search.get('tab') === 'users' ? 'users' : 'personal'}
        onSelect={({ tab }) => change({ tab: tab === 'personal' ? null : tab })}
        loading={!status}
        panels={{
          personal: status && <PersonalPanel user={user} />,
          ...(hasColleagues && { users: status && <UsersPanel user={user} users={status.users ?? []} /> }),
        }}
        labels={labels}
      />
    </Section>
  );
}
