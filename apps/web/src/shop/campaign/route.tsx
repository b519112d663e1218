import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../shared/config/paths.ts';
import { CampaignPage } from '../../shared/connected/pages/CampaignPage.tsx';
import { PageQuery } from '../connected/PageQuery.tsx';
import { useTitle } from '../../shared/connected/useTitle.ts';
import type { WireCampaign } from '../../shared/mappers/wire.ts';
import { useServices } from '../../shared/queries/services.ts';

function Page(page: WireCampaign) {
  useTitle(page.title);
  return <CampaignPage page={page} />;
}

/** A campaign page of the account, by the first segment of its address. A former address leads to the present one. */
export default function Campaign() {
  const { queries } = useServices();
  const slug = useLocation().pathname.split('/')[1] ?? '';
  return (
    <PageQuery key={slug} query={useQuery(queries.pages.campaign(slug))}>
      {(page) => (page.slug === slug ? <Page {...page} /> : <Navigate to={paths.campaign(page.slug)} replace />)}
    </PageQuery>
  );
}
