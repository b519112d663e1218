import { composeStory, getCsfFactoryAnnotations } from 'storybook/preview-api';
import { StrictMode } from 'react';
import type { ComponentType } from 'react';
import { vi } from 'vitest';
import type { Direction } from '../dress.ts';
import type { Locale } from '../modes.ts';

type Module = Record<string, unknown>;
type Factory = Parameters<typeof getCsfFactoryAnnotations>[0] & { _tag?: unknown };

/** Under which conditions a component is shown. */
export interface Circumstances {
  locale?: Locale;
  direction?: Direction;
  /** Two instances at once, each mounted, unmounted and mounted again. */
  twice?: boolean;
  args?: Record<string, unknown>;
  /** Whether axe looks at it. By itself it does not: it has looked at the story. */
  axe?: boolean;
}

/** A component by the story that stands for it. */
export interface Component {
  /** As the workshop names it: `Commerce/ProductCard`. */
  title: string;
  /** Path of its stories. */
  file: string;
  /** Whether its story lends it no hand. */
  isStill: boolean;
  /** Shown without the hand that its story may lend it; answers with what it was given. */
  show: (circumstances: Circumstances) => Promise<Record<string, unknown>>;
}

const Twice = (Story: ComponentType) => (
  <StrictMode>
    <Story />
    <Story />
  </StrictMode>
);

const isStory = (value: unknown): value is Factory =>
  typeof value === 'object' && value !== null && '_tag' in value && value._tag === 'Story';

/** What comes in by itself is there; the next picture of the page would be that of a second later. */
const arrive = async (): Promise<void> => {
  await vi.dynamicImportSettled();
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
};

const shown = (file: string, story: Factory, name: string): Component[] => {
  const { story: own, meta, preview } = getCsfFactoryAnnotations(story);
  if (!meta?.title) return [];
  const show = async ({ locale = 'en', direction = 'ltr', twice, args, axe = false }: Circumstances) => {
    const still = Object.assign({}, own, { play: undefined, args: { ...own.args, ...args } });
    const initialGlobals = { a11y: { manual: !axe }, partner: 'vitrine', mode: 'light', locale, direction };
    const composed = composeStory(still, meta, { initialGlobals, decorators: twice ? [Twice] : [] }, preview, name);
    document.body.style.padding = composed.parameters['layout'] === 'padded' ? '16px' : '0';
    await composed.run();
    await arrive();
    return composed.args;
  };
  return [{ title: meta.title, file, isStill: !own.play, show }];
};

/** The Playground, or where there is none the first story, of each of these files; a file of more states of a component stands for none. */
export const componentsIn = (modules: Record<string, Module>): Component[] =>
  Object.entries(modules).flatMap(([file, module]) => {
    if (file.includes('.all.')) return [];
    const stories = Object.entries(module).filter((entry): entry is [string, Factory] => isStory(entry[1]));
    const [name, story] = stories.find(([key]) => key === 'Playground') ?? stories[0] ?? [];
    return name && story ? shown(file, story, name) : [];
  });
