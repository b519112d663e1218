import { useMutation, useQuery } from '@tanstack/react-query';
import { Skeleton } from '@vitrine/ui/components/Skeleton';
import { Hero } from '@vitrine/ui/sections/Hero';
import { HeroCarousel } from '@vitrine/ui/sections/HeroCarousel';
import { Newsletter } from '@vitrine/ui/sections/Newsletter';
import { OurBrands } from '@vitrine/ui/sections/OurBrands';
import { OurPlatform } from '@vitrine/ui/sections/OurPlatform';
import { OurRetailers } from '@vitrine/ui/sections/OurRetailers';
import { RequestDemo } from '@vitrine/ui/sections/RequestDemo';
import { Spotlight } from '@vitrine/ui/sections/Spotlight';
import { useIntl } from 'react-intl';
import { paths } from '../../config/paths.ts';
import { useDialogs } from '../../connected/dialogs/dialogState.tsx';
import { Trouble } from '../../connected/Trouble.tsx';
import { useSay } from '../../connected/useSay.ts';
import { useTitle } from '../../connected/useTitle.ts';
import { companyTypes, newsletterLabels, platformPoints } from '../../mappers/labels/landing.ts';
import { carouselLabels } from '../../mappers/labels/media.ts';
import { landingHeroes, toHero, toLandingBrandCard } from '../../mappers/landing.ts';
import type { WireHero } from '../../mappers/wire.ts';
import { useServices } from '../../queries/services.ts';

function Heroes({ heroes }: { heroes: readonly WireHero[] }) {
  const say = useSay();
  const intl = useIntl();
  const { open } = useDialogs();
  return (
    <HeroCarousel label={say('landing.heroes')} labels={carouselLabels(intl)}>
      {heroes.map((hero, index) => (
        <Hero key={hero.id} {...toHero(hero, { onLogin: () => open({ kind: 'login' }) })} lead={index === 0} />
      ))}
    </HeroCarousel>
  );
}

function Subscribe({ text }: { text: string }) {
  const intl = useIntl();
  const { client } = useServices();
  const subscribe = useMutation({ mutationFn: (body: Parameters<typeof client.landing.subscribe>[0]['body']) => client.landing.subscribe({ body }) });
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

/** The public front page: heroes, then what the marketplace is (R-063…R-072). */
export function Landing() {
  const say = useSay();
  const intl = useIntl();
  const { queries, account, language } = useServices();
  const content = useQuery(queries.landing.content());
  const { data: brands = [] } = useQuery(queries.landing.brands());
  const { data: retailers } = useQuery(queries.landing.retailers());
  useTitle();
  if (content.error) return <Trouble error={content.error} onRetry={() => void content.refetch()} />;
  if (!content.data) return <Skeleton ratio="16:9" label={say('app.loading')} />;
  const { hero, spotlight, our_platform_text, our_brands_text, our_retailers_text, request_a_demo_text, subscribe } = content.data;
  const carousel = carouselLabels(intl);
  return (
    <>
      <Heroes heroes={landingHeroes(hero)} />
      {spotlight.length > 0 && <Spotlight label={say('landing.spotlight')} brands={spotlight.map(({ id, name, slug, logo }) => ({ id: String(id), name, logo, href: paths.brand(slug) }))} />}
      <OurPlatform id="ourplatform" title={say('landing.platform.title')} text={our_platform_text} points={platformPoints(intl)} />
      <OurBrands
        id="ourbrands"
        title={say('landing.brands.title')}
        text={our_brands_text}
        link={{ label: say('landing.brands.all'), href: paths.brands() }}
        brands={brands.map((brand) => toLandingBrandCard(brand, say('landing.brands.seeMore')))}
        labels={carousel}
      />
      {language !== 'pt_BR' && retailers && (
        <OurRetailers id="ourretailers" title={say('landing.retailers.title')} text={our_retailers_text} retailers={[...retailers.featured, ...retailers.random].map(({ name, logo_landing }) => ({ name, logo: logo_landing }))} />
      )}
      <RequestDemo id="demo" title={say('landing.demo.title')} text={request_a_demo_text} action={{ label: say('landing.demo.action'), href: `mailto:${account.support_email}?subject=${encodeURIComponent(say('landing.demo.title'))}` }} />
      <Subscribe text={subscribe} />
    </>
  );
}
