import { eventHeroes } from './data/eventHeroes.ts';
import type { DemoPartner } from './data/partners/index.ts';
import { describeRecipe } from './drawing/index.ts';
import type { SceneRecipe } from './drawing/index.ts';
import { scenePicture } from './picturePaths.ts';
import { w } from './words.ts';
import type { Words } from './words.ts';

/** A row of the table `hero`. */
type HeroRow = {
  account_id: number;
  event_segment_id: number | null;
  template: string;
  slug: string;
  title: Words;
  text: Words;
  logo: null;
  image: string;
  image_mobile: string;
  image_alt: Words;
  styles: object;
  buttons: readonly object[];
  about_title: Words | null;
  about_text: Words | null;
  show_landing_page: boolean;
  position: number;
};

const buttons = [
  { text: w('REGISTER', 'CADASTRE-SE'), color: 'primary', type: 'register' },
  { text: w('LOGIN', 'ENTRAR'), color: 'secondary', type: 'login' },
];

/** A scene in the partner's colours, wide and upright. */
const pictured = ({ palette }: DemoPartner, kind: SceneRecipe['kind'], seed: number) => {
  const scene = (shape: SceneRecipe['shape']): SceneRecipe => ({ kind, palette, seed, shape });
  const described = { draw: 'scene', recipe: scene('wide') } as const;
  return {
    logo: null,
    image: scenePicture(scene('wide')),
    image_mobile: scenePicture(scene('portrait')),
    image_alt: { en: describeRecipe(described, 'en'), pt_BR: describeRecipe(described, 'pt_BR') },
    styles: { tone: 'dark' },
  };
};

export const landingHeroes = (partner: DemoPartner, account_id: number): HeroRow[] =>
  partner.heroes.map((hero, place) => ({
    account_id,
    event_segment_id: null,
    template: hero.template,
    slug: hero.slug,
    title: hero.title,
    text: hero.text,
    ...pictured(partner, hero.scene, 11 + place * 7),
    buttons: place === 0 ? buttons : [{ text: hero.button, color: 'primary', type: 'link', link: hero.link }],
    about_title: null,
    about_text: null,
    show_landing_page: true,
    position: place,
  }));

/** Heroes of events, which appear on the pages of their event alone. `segmentId` finds a segment by its slug. */
export const heroesOfEvents = (
  partner: DemoPartner,
  account_id: number,
  segmentId: (slug: string) => number | null,
): HeroRow[] =>
  eventHeroes.map((hero, place) => ({
    account_id,
    event_segment_id: segmentId(hero.segment),
    template: hero.template,
    slug: `event-${hero.segment}`,
    title: hero.title,
    text: hero.text,
    ...pictured(partner, hero.scene, 60 + place * 7),
    buttons,
    about_title: hero.aboutTitle,
    about_text: hero.about,
    show_landing_page: false,
    position: 10 + place,
  }));
