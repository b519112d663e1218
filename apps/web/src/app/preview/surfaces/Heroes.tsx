import { useQuery } from '@tanstack/react-query';
import { Hero } from '@vitrine/ui/sections/Hero';
import { landingHeroes, toHero } from '../../../mappers/landing.ts';
import { useServices } from '../../../queries/services.ts';
import { Framed } from './Framed.tsx';

/** The account's first hero in one of the layouts (R-074…R-080). */
export const heroOf = (template: string) => () => {
  const { queries } = useServices();
  const { data } = useQuery(queries.landing.content());
  const [hero] = landingHeroes(data?.hero ?? []);
  return (
    <Framed>
      {hero && <Hero {...toHero({ ...hero, template: template as 'A' }, { onLogin: () => undefined })} lead />}
    </Framed>
  );
};
