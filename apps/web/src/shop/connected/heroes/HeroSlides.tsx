import { Hero, type HeroProps } from '@vitrine/ui/sections/Hero';
import { HeroCarousel } from '@vitrine/ui/sections/HeroCarousel';
import { useIntl } from 'react-intl';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { carouselLabels } from '../../../shared/mappers/labels/media.ts';

/** Several heroes take turns (R-063, K-09). */
export default function HeroSlides({ heroes }: { heroes: (HeroProps & { id: number })[] }) {
  const t = useTranslate();
  const intl = useIntl();
  return (
    <HeroCarousel label={t('landing.heroes')} labels={carouselLabels(intl)}>
      {heroes.map(({ id, ...hero }, index) => (
        <Hero key={id} {...hero} lead={index === 0} />
      ))}
    </HeroCarousel>
  );
}
