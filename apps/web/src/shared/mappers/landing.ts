import { safeLink } from '@vitrine/api/rules';
import type { HeroProps } from '@vitrine/ui/sections/Hero';
import type { WireHero } from './wire.ts';

export interface HeroActions {
  onLogin: () => void;
  onRegister: () => void;
}

type Button = NonNullable<HeroProps['buttons']>[number];

const toButton = (button: WireHero['buttons'][number], { onLogin, onRegister }: HeroActions): Button | null => {
  const look = { label: button.text, emphasis: button.color };
  if (button.type === 'login') return { ...look, onPress: onLogin };
  if (button.type === 'register') return { ...look, onPress: onRegister };
  const href = button.type === 'link' ? safeLink(button.link) : null;
  return href === null ? null : { ...look, href };
};

/** One button alone is what the hero asks for, however quiet it was beside another. */
const toButtons = (hero: WireHero, actions: HeroActions): Button[] => {
  const shown = hero.buttons.map((button) => toButton(button, actions)).filter((button) => button !== null);
  return shown.length === 1 ? shown.map((button) => ({ ...button, emphasis: 'primary' })) : shown;
};

/** A hero of the account (E-07) with what its buttons do. */
export const toHero = (hero: WireHero, actions: HeroActions): HeroProps => ({
  template: hero.template,
  title: hero.title,
  text: hero.text,
  logo: hero.logo ? { src: hero.logo, alt: '' } : null,
  image: hero.image,
  imageMobile: hero.image_mobile,
  imageAlt: hero.image_alt,
  styles: hero.styles,
  buttons: toButtons(hero, actions),
});

/** Outside event mode only heroes flagged for the landing page appear. */
export const landingHeroes = (heroes: readonly WireHero[]): WireHero[] =>
  heroes.filter((hero) => hero.show_landing_page);
