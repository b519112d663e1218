import { composeStory, getCsfFactoryAnnotations } from 'storybook/preview-api';
import type { VisualMode } from '../.storybook/modes.ts';

type Module = Record<string, unknown>;
type Factory = Parameters<typeof getCsfFactoryAnnotations>[0] & { _tag?: unknown };

export interface Photographed {
  /** Folder of its pictures, such as `sections-hero-hero-a--playground`. */
  id: string;
  /** As the workshop shows it: `Sections/Hero/Hero A: Playground`. */
  title: string;
  looks: [name: string, look: VisualMode][];
  padded: boolean;
  show: () => Promise<void>;
}

const isStory = (value: unknown): value is Factory =>
  typeof value === 'object' && value !== null && '_tag' in value && value._tag === 'Story';

/** Axe checks below, in every look; the addon would check the first look alone. */
const settings = { initialGlobals: { a11y: { manual: true }, partner: 'vitrine', mode: 'light', locale: 'en' } };

const photographed = (story: Factory, name: string): Photographed[] => {
  const { story: own, meta, preview } = getCsfFactoryAnnotations(story);
  if (!meta) return [];
  const composed = composeStory(own, meta, settings, preview, name);
  const { chromatic, layout } = composed.parameters;
  if (chromatic?.disableSnapshot) return [];
  return [
    {
      id: composed.id,
      title: `${meta.title}: ${name}`,
      looks: Object.entries(chromatic?.modes ?? {}),
      padded: layout === 'padded',
      show: () => composed.run(),
    },
  ];
};

/** The stories of these files that are to be photographed, as `.storybook/pictured.ts` says. */
export const storiesIn = (modules: Record<string, Module>): Photographed[] =>
  Object.values(modules).flatMap((module) =>
    Object.entries(module).flatMap(([name, story]) => (isStory(story) ? photographed(story, name) : [])),
  );
