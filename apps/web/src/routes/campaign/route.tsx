import { useQuery } from '@tanstack/react-query';
import { InfoBlock } from '@vitrine/ui/commerce/catalogue/InfoBlock';
import { Section } from '@vitrine/ui/foundation';
import { CompanyHero } from '@vitrine/ui/sections/CompanyHero';
import { useLocation } from 'react-router-dom';
import { PageQuery } from '../../connected/PageQuery.tsx';
import { useTitle } from '../../connected/useTitle.ts';
import { toCampaignBlock, toCampaignHero } from '../../mappers/company.ts';
import type { WireCampaign } from '../../mappers/wire.ts';
import { useServices } from '../../queries/services.ts';

function Page(page: WireCampaign) {
  useTitle(page.title);
  return (
    <>
      <CompanyHero {...toCampaignHero(page)} />
      {page.blocks.map((block) => (
        <Section key={block.id} space="tight">
          <InfoBlock {...toCampaignBlock(block)} />
        </Section>
      ))}
    </>
  );
}

/** A campaign page of the account, by the first segment of its address. */
export default function Campaign() {
  const { queries } = useServices();
  const slug = useLocation().pathname.split('/')[1] ?? '';
  return (
    <PageQuery key={slug} query={useQuery(queries.pages.campaign(slug))}>
      {(page) => <Page {...page} />}
    </PageQuery>
  );
}
