import { useQuery } from '@tanstack/react-query';
import { Newsletter } from '@vitrine/ui/sections/Newsletter';
import { OurBrands } from '@vitrine/ui/sections/OurBrands';
import { OurPlatform } from '@vitrine/ui/sections/OurPlatform';
import { OurRetailers } from '@vitrine/ui/sections/OurRetailers';
import { RequestDemo } from '@vitrine/ui/sections/RequestDemo';
import { Spotlight } from '@vitrine/ui/sections/Spotlight';
import { useIntl } from 'react-intl';
import { paths } from '../../config/paths.ts';
import { useTranslate } from '../useTranslate.ts';
import { companyTypes, newsletterLabels, platformPoints } from '../../mappers/labels/landing.ts';
import { carouselLabels } from '../../mappers/labels/media.ts';
import { toLandingBrandCard } from '../../mappers/landingBrand.ts';
import type { WireLanding } from '../../mappers/wire.ts';
import { useServices } from '../../queries/services.ts';
import { useSubscribe } from './useSubscribe.ts';

function Subscribe({ text }: { text: string }) {
  const intl = useIntl();
  const subscribe = useSubscribe();
  const status = ({ idle: 'editing', pending: 'sending', success: 'sent', error: 'failed' } as const)[subscribe.status];
  return (
    <Newsletter
      id="newsletter"
      text={text}
      companyTypes={companyTypes(intl)}
      status={status}
      onSubscribe={({ email, companyType }) => subscribe.mutate({ email, maillist: companyType as 'b' })}
      labels={newsletterLabels(intl)}
    />
  );
}

/** Retailers are not shown in Portuguese. */
function Retailers({ text }: { text: string }) {
  const t = useTranslate();
  const { queries, language } = useServices();
  const { data } = useQuery(queries.landing.retailers());
  if (language === 'pt_BR' || !data) return null;
  const retailers = [...data.featured, ...data.random].map(({ name, logo_landing }) => ({ name, logo: logo_landing }));
  // A new marketplace has none yet.
  if (retailers.length === 0) return null;
  return <OurRetailers id="ourretailers" title={t('landing.retailers.title')} text={text} retailers={retailers} />;
}

interface BelowHeroesProps {
  content: WireLanding;
  /** Filters the brands, which then come first. */
  event?: string;
}

/** Everything under the heroes, which comes after they are painted. */
export default function BelowHeroes({ content, event }: BelowHeroesProps) {
  const t = useTranslate();
  const intl = useIntl();
  const { queries, account } = useServices();
  const { data: brands = [] } = useQuery(event ? queries.events.brands(event) : queries.landing.brands());
  const { spotlight, our_platform_text, our_brands_text, our_retailers_text, request_a_demo_text, subscribe } = content;
  const demo = `mailto:${account.support_email}?subject=${encodeURIComponent(t('landing.demo.title'))}`;
  const ourBrands = (
    <OurBrands
      id="ourbrands"
      title={t('landing.brands.title')}
      text={our_brands_text}
      link={{ label: t('landing.brands.all'), href: paths.brands() }}
      brands={brands.map((brand) => toLandingBrandCard(brand, t('landing.brands.seeMore')))}
      labels={carouselLabels(intl)}
    />
  );
  return (
    <>
      {event && ourBrands}
      {spotlight.length > 0 && (
        <Spotlight
          label={t('landing.spotlight')}
          brands={spotlight.map(({ id, name, slug, logo }) => ({
            id: String(id),
            name,
            logo,
            href: paths.brand(slug),
          }))}
        />
      )}
      <OurPlatform
        id="ourplatform"
        title={t('landing.platform.title')}
        text={our_platform_text}
        points={platformPoints(intl)}
      />
      {!event && ourBrands}
      <Retailers text={our_retailers_text} />
      <RequestDemo
        id="register"
        title={t('landing.demo.title')}
        text={request_a_demo_text}
        action={{ label: t('landing.demo.action'), href: demo }}
        register={{ label: t('landing.register'), href: paths.register() }}
      />
      <Subscribe text={subscribe} />
    </>
  );
}
