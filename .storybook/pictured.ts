import { layoutAlone, partners, visualModes } from './modes.ts';
import type { VisualMode } from './modes.ts';

type Looks = Record<string, VisualMode>;

/** What the extension below needs to know of a story as `meta.story` makes it. */
interface Story {
  input: { play?: unknown; parameters?: { chromatic?: object; a11y?: object } };
}

/** What a partner recognises itself by, as each of them, by day and by night. */
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

const isScreen = (room: string): boolean => room === 'routes' || room === 'connected';

const looksOf = (room: string, name: string, story: Story, alone: boolean): Looks => {
  const still = !story.input.play;
  if (room === 'foundation') return still || name === 'Playground' ? layoutAlone : {};
  if (name === 'Playground') return room === 'sections' ? inEveryTheme : inMostThemes;
  if (alone && still) return inTwoThemes;
  return room === 'components' && still ? layoutAlone : {};
};

/**
 * A test run has axe look at a screen once: its other states are made of the same frame and of parts whose stories axe looks at, and the
 * journeys have it look at screens with real data. In the workshop it looks at all.
 */
const axeOnce = { a11y: { test: 'off' } };
const isTestRun = import.meta.env['VITEST_STORYBOOK'] === 'false';

/**
 * Says of each story of a component in which looks it is photographed, here and by Chromatic, unless it says so itself.
 * A Playground stands for its component; where there is none, the states that need no hand do. A screen is shown by the first story
 * of its file.
 */
export const photograph = (room: string, stories: Record<string, Story>): void => {
  const [first] = Object.keys(stories);
  for (const [name, story] of Object.entries(stories)) {
    const whole = name === first ? onTwoScreens : {};
    if (isTestRun && isScreen(room) && name !== first)
      story.input.parameters = { ...axeOnce, ...story.input.parameters };
    const looks = isScreen(room) ? whole : looksOf(room, name, story, !('Playground' in stories));
    if (Object.keys(looks).length === 0) continue;
    const { parameters } = story.input;
    story.input.parameters = {
      ...parameters,
      chromatic: { disableSnapshot: false, modes: looks, ...parameters?.chromatic },
    };
  }
};
