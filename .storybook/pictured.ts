import { layoutAlone, partners, visualModes } from './modes.ts';
import type { VisualMode } from './modes.ts';
import { sentenceCase } from './sentenceCase.ts';

type Looks = Record<string, VisualMode>;

/** What the extension below needs to know of a story as `meta.story` makes it. */
interface Story {
  input: { name?: string; play?: unknown; parameters?: { chromatic?: object; a11y?: object } };
}

/** What a partner recognises itself by, as each of them, light and dark. */
export const inEveryTheme = visualModes({ partners: partners.filter((partner) => partner !== 'wireframe') });

/** Parts inherit their nights from the same roles: three that differ most stand for all. */
const inMostThemes = Object.fromEntries(
  Object.entries(inEveryTheme).filter(
    ([, { partner, mode }]) => mode === 'light' || ['vitrine', 'atelier-noir', 'signal'].includes(partner),
  ),
);

/** One of each mode, for what is rather an arrangement of parts that have their own pictures. */
const inTwoThemes = visualModes({ partners: ['vitrine'] });

/** A screen as Vitrine and as the partner that differs most, at phone and desktop width. */
const onTwoScreens = visualModes({
  partners: ['vitrine', 'atelier-noir'],
  modes: ['light'],
  viewports: ['phone', 'desktop'],
});

const isScreen = (room: string): boolean => ['shop', 'office', 'shared'].includes(room);

const looksOf = (room: string, name: string, story: Story, alone: boolean): Looks => {
  const still = !story.input.play;
  if (room === 'foundation') return still || name === 'Playground' ? layoutAlone : {};
  if (name === 'Playground') return room === 'sections' ? inEveryTheme : inMostThemes;
  if (alone && still) return inTwoThemes;
  return room === 'components' && still ? layoutAlone : {};
};

const axeElsewhere = { a11y: { test: 'off' } };
const isTestRun = import.meta.env['VITEST_STORYBOOK'] === 'false';

interface File {
  /** The folder of `packages/ui/src` or `apps/web/src` that it is in. */
  room: string;
  /** Whether its stories stand beside others of the same component, which have its Playground or its first story. */
  isMore: boolean;
  /** Whether this is the longer run of the tests. */
  everything: boolean;
}

/**
 * Says of each story of a file in which looks it is photographed, here and by Chromatic, unless it says so itself.
 * A Playground stands for its component; where there is none, the states that need no hand do. A screen is shown by the first story
 * of its file.
 *
 * A test run has axe look once: at the Playground, or the first story. The longer run has it look at every state of a component; those of
 * a screen are made of the same frame and of parts whose stories axe looks at. In the workshop it looks at all.
 */
export const photograph = ({ room, isMore, everything }: File, stories: Record<string, Story>): void => {
  const [first] = isMore ? [] : Object.keys(stories);
  const stands = 'Playground' in stories ? 'Playground' : first;
  for (const [name, story] of Object.entries(stories)) {
    const { parameters } = story.input;
    // As main.ts names it in the sidebar.
    story.input.name ??= sentenceCase(name);
    const axe = !isTestRun || name === stands || (everything && !isScreen(room)) ? {} : axeElsewhere;
    const whole = name === first ? onTwoScreens : {};
    const looks = isScreen(room) ? whole : looksOf(room, name, story, !isMore && !('Playground' in stories));
    story.input.parameters = {
      ...axe,
      ...parameters,
      ...(Object.keys(looks).length > 0 && {
        chromatic: { disableSnapshot: false, modes: looks, ...parameters?.chromatic },
      }),
    };
  }
};
