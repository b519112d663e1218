import { InfoBlock } from '@vitrine/ui/commerce/catalogue/InfoBlock';
import { Section } from '@vitrine/ui/foundation';
import { CompanyHero } from '@vitrine/ui/sections/CompanyHero';
import { toCampaignBlock, toCampaignHero } from '../../mappers/company.ts';
import type { WireCampaign } from '../../mappers/wire.ts';

/** A campaign page: its hero and its blocks. */
export function CampaignPage({ page }: { page: WireCampaign }) {
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
