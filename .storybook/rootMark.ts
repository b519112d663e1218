import type { StoryContext } from 'storybook/internal/types';

/** Components that render other components alone, by what they render. */
const rendersAlone: Partial<Record<string, string>> = {
  Drawer: 'Dialog',
  HeroCarousel: 'Carousel',
  NewPasswordFields: 'TextField',
  PasswordField: 'TextField',
  Toast: 'ToastRegion',
};

/** Renders nothing on a phone, where a button opens it. */
const wideAlone = 'FilterPanel';

/** After a Playground of the library: tests and partners find each component by `data-component` on its root. */
export const checkRootMark = ({ title, name }: Pick<StoryContext, 'title' | 'name'>): void => {
  const [, component] = /^(?:Components|Commerce|Sections)\/(\w+)$/.exec(title) ?? [];
  if (!component || name !== 'Playground') return;
  if (component === wideAlone && innerWidth < 1024) return;
  const mark = rendersAlone[component] ?? component;
  if (!document.querySelector(`[data-component="${mark}"]`))
    throw new Error(`${component} renders no element with data-component="${mark}".`);
};
