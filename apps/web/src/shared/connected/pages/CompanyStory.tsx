import { CompanyHero } from '@vitrine/ui/sections/CompanyHero';
import { CompanyValues } from '@vitrine/ui/sections/CompanyValues';
import { FindOutMore } from '@vitrine/ui/sections/FindOutMore';
import { Partners } from '@vitrine/ui/sections/Partners';
import { TeamBanner } from '@vitrine/ui/sections/TeamBanner';
import { useIntl } from 'react-intl';
import { paths } from '../../config/paths.ts';
import { toCompanyHero, toTeamBanner, toValues } from '../../mappers/company.ts';
import { findOutMoreLabels } from '../../mappers/labels/company.ts';
import type { WireWhoWeAre } from '../../mappers/wire.ts';
import { useTranslate } from '../useTranslate.ts';

/** The story of the company: hero, values, partners, team and where to begin. */
export function CompanyStory({ whoweare: story, partners }: WireWhoWeAre) {
  const intl = useIntl();
  const t = useTranslate();
  const team = toTeamBanner(story);
  return (
    <>
      <CompanyHero {...toCompanyHero(story)} />
      <CompanyValues title={t('company.values')} values={toValues(story)} />
      <Partners title={story.our_partners_title} text={story.our_partners_text || null} partners={partners} />
      {team && <TeamBanner id="ourteam" {...team} />}
      <FindOutMore
        title={story.find_out_more_title}
        text={story.find_out_more_text || null}
        brand={{ href: paths.register({ type: 's' }) }}
        buyer={{ href: paths.register({ type: 'b' }) }}
        labels={findOutMoreLabels(intl)}
      />
    </>
  );
}
