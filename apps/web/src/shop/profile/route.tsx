import { useQuery } from '@tanstack/react-query';
import { ProfileTabs, type ProfileTab } from '@vitrine/ui/commerce/company/ProfileTabs';
import { Section } from '@vitrine/ui/foundation';
import { useIntl } from 'react-intl';
import { PersonalPanel } from '../connected/profile/PersonalPanel.tsx';
import { UsersPanel } from '../connected/profile/UsersPanel.tsx';
import { QueryError } from '../../shared/connected/QueryError.tsx';
import { useQuerySearch } from '../../shared/connected/useQuerySearch.ts';
import { useTitle } from '../../shared/connected/useTitle.ts';
import { profileTabsLabels } from '../mappers/labels/profile.ts';
import { useServices, useSession } from '../../shared/queries/services.ts';
import { AddressPanel } from './AddressPanel.tsx';
import { CompanyPanel } from './CompanyPanel.tsx';
import { StageBanner } from './StageBanner.tsx';

const tabs: readonly ProfileTab[] = ['personal', 'company', 'address', 'users'];

/** /profile: 'My Profile' of a retailer. */
export default function Profile() {
  const intl = useIntl();
  const { queries } = useServices();
  const { user } = useSession();
  const { search, change } = useQuerySearch();
  const { data: profile, error, refetch } = useQuery(queries.session.status());
  const labels = profileTabsLabels(intl);
  useTitle(labels.title);
  if (!profile && error) return <QueryError error={error} onRetry={() => void refetch()} />;
  if (!user) return null;
  return (
    <Section space="tight">
      <ProfileTabs
        selected={tabs.find((tab) => tab === search.get('tab')) ?? 'personal'}
        onSelect={({ tab }) => change({ tab: tab === 'personal' ? null : tab })}
        loading={!profile}
        banner={<StageBanner />}
        panels={{
          personal: profile && <PersonalPanel user={user} />,
          company: profile && <CompanyPanel profile={profile} />,
          address: profile && <AddressPanel profile={profile} />,
          users: profile && <UsersPanel user={user} users={profile.users ?? []} />,
        }}
        labels={labels}
      />
    </Section>
  );
}
