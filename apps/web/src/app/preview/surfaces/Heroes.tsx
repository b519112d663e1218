import { useQuery } from '@tanstack/react-query';
import { Hero } from '@vitrine/ui/sections/Hero';
import { landingHeroes, toHero } from '../../../shared/mappers/landing.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { Framed } from './Framed.tsx';

const nothing = () => undefined;

type Heroes = ReturnType<typeof landingHeroes>;

/** One that has buttons, if any has: they are half of a look. */
const tellingOf = (heroes: Heroes) =>
  heroes.find(({ buttons }) => buttons.some(({ type }) => type !== 'register')) ?? heroes[0];

/** One of the account's heroes in one of the layouts. */
export const heroOf = (template: string) => () => {
  const { queries } = useServices();
  const { data } = useQuery(queries.landing.content());
  const hero = tellingOf(landingHeroes(data?.hero ?? []));
  return (
    <Framed>
      {hero && (
        <Hero {...toHero({ ...hero, template: template as 'A' }, { onLogin: nothing, onRegister: nothing })} lead />
      )}
    </Framed>
  );
};
