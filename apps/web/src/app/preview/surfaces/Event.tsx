import { useQuery } from '@tanstack/react-query';
import { AboutProject } from '@vitrine/ui/sections/AboutProject';
import { EventHero } from '@vitrine/ui/sections/EventHero';
import { MeetTheBrands } from '@vitrine/ui/sections/MeetTheBrands';
import { useIntl } from 'react-intl';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { toLandingBrandCard } from '../../../shared/mappers/landingBrand.ts';
import { meetTheBrandsLabels } from '../../../shop/mappers/labels/event.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { Framed } from './Framed.tsx';

/** An event, with the account's first picture and its brands. */
export default function Event() {
  const t = useTranslate();
  const intl = useIntl();
  const { queries, account } = useServices();
  const { data: content } = useQuery(queries.landing.content());
  const { data: brands = [] } = useQuery(queries.landing.brands());
  const hero = content?.hero.at(-1);
  return (
    <Framed>
      <EventHero
        title={t('preview.sample.event')}
        eyebrow={t('preview.sample.eventWhen')}
        text={t('preview.sample.eventText')}
        mark={account.logo ? { src: account.logo, alt: account.name } : null}
        image={hero?.image}
        imageMobile={hero?.image_mobile}
        imageAlt={hero?.image_alt ?? ''}
      />
      <AboutProject title={t('preview.sample.about')} text={`<p>${t('preview.sample.aboutText')}</p>`} />
      <MeetTheBrands
        brands={brands.map((brand) => toLandingBrandCard(brand, ''))}
        footnote={t('preview.sample.footnote')}
        brandsHref="/brands"
        labels={meetTheBrandsLabels(intl)}
      />
    </Framed>
  );
}
