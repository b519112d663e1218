import { densities, locales, modes, partnerNames, partners, stages } from './modes.ts';

type Icon = 'paintbrush' | 'sidebyside' | 'mirror' | 'globe' | 'component' | 'user';

interface Choice {
  title: string;
  description: string;
  icon: Icon;
  items: readonly string[];
  /** What the menu calls an item; its own name otherwise. */
  names?: Readonly<Record<string, string>>;
  /** What goes on when nothing is chosen; without it something always is. */
  own?: string;
}

const choice = ({ title, description, icon, items, names, own }: Choice) => ({
  description,
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: [
      ...(own ? [{ type: 'reset' as const, title: own }] : []),
      ...items.map((value) => ({ value, title: names?.[value] ?? value.replace('_', ' ') })),
    ],
  },
});

export const toolbar = {
  partner: choice({
    title: 'Partner',
    description: 'Whose shop it is',
    icon: 'paintbrush',
    items: partners,
    names: partnerNames,
  }),
  beside: choice({
    title: 'Beside',
    description: 'A second partner beside the first',
    icon: 'sidebyside',
    items: partners,
    names: partnerNames,
    own: 'One partner',
  }),
  mode: choice({
    title: 'Mode',
    description: 'Light or dark',
    icon: 'mirror',
    items: modes,
    own: 'The partner’s own mode',
  }),
  locale: choice({ title: 'Locale', description: 'Words, dates and numbers', icon: 'globe', items: locales }),
  density: choice({
    title: 'Density',
    description: 'How much air',
    icon: 'component',
    items: densities,
    own: 'The partner’s own density',
  }),
  stage: choice({
    title: 'Stage',
    description: 'Who looks',
    icon: 'user',
    items: stages,
    own: 'The person the story is about',
  }),
};
