import { beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { VisualMode } from '../.storybook/modes.ts';
import { inEveryTheme } from '../.storybook/pictured.ts';
import { illegible } from './contrast.ts';
import { frame, hideNews, holdStill, screen, settled, shownPart, wear, widthOf } from './stage.ts';
import { storiesIn } from './stories.ts';
import type { Photographed } from './stories.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Path of a test's picture below the baselines, without its ending. */
    picture?: string;
  }
}

const { difference } = inject('platform');
const everyLook = inject('everyLook');

/** How long a page may take to look as agreed, ms: an answer may come late on a busy machine. */
const patience = 8000;

const differs = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('does not match the stored reference');

/** Vitest takes the first two equal pictures for the last word; here the page has until `deadline` to look as agreed. */
const compare = async (picture: string, deadline = performance.now() + patience): Promise<void> => {
  // `clip` is Playwright's; Vitest hands it on without naming it in its types.
  const screenshotOptions: object = { clip: shownPart() };
  try {
    await expect(page).toMatchScreenshot(picture, { screenshotOptions });
  } catch (error) {
    if (!differs(error) || performance.now() > deadline) throw error;
    await settled();
    await compare(picture, deadline);
  }
};

/** As wide as the look wants it; what is made for this width alone may have to be fetched. */
const stretchTo = async (width: number): Promise<void> => {
  if (window.innerWidth === width) return;
  await page.viewport(width, screen.height);
  await vi.dynamicImportSettled();
};

const look = (story: Photographed, [name, mode]: [string, VisualMode]) => {
  const picture = `${story.id}/${[mode.partner, mode.mode, mode.viewport].filter(Boolean).join('-')}`;
  it(`looks as agreed as ${name}, and can be read`, { meta: { picture } }, async ({ skip }) => {
    await stretchTo(widthOf(mode));
    // How far a story has scrolled depends on the widths it had.
    scrollTo({ top: 0, behavior: 'instant' });
    await wear(mode);
    const texts = await illegible();
    if (difference && texts.length === 0) skip(difference);
    // Softly, so that both faults of one picture are told.
    expect.soft(texts).toEqual([]);
    if (!difference) await compare(picture);
  });
};

/** Looks that have no picture are looked at too: what cannot be read there is no less of a fault. */
const others = (story: Photographed): [string, VisualMode][] => {
  const names = story.looks.map(([name]) => name);
  return names.some((name) => name in inEveryTheme)
    ? Object.entries(inEveryTheme).filter(([name]) => !names.includes(name))
    : [];
};

const read = ([name, mode]: [string, VisualMode]) =>
  it(`can be read as ${name}`, async () => {
    await wear(mode);
    expect(await illegible()).toEqual([]);
  });

/** Rooms whose stories show one part, made of what is there. Whole screens and the studio fetch parts of their program and answers. */
const fetchesNothing = ({ title }: Photographed): boolean => /^(Foundation|Components|Commerce|Sections)\//.test(title);

/** Others are shown twice: what a story fetches the first time comes some time after it, and is there at once the second time. */
const showWhole = async (story: Photographed): Promise<void> => {
  await story.show();
  await vi.dynamicImportSettled();
  if (fetchesNothing(story)) return;
  await story.show();
  await vi.dynamicImportSettled();
};

/** Every story of these files that is to be photographed: shown once, then dressed as each partner in turn. */
export const photographAll = (modules: Record<string, Record<string, unknown>>): void => {
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-01T12:00:00Z') });
    await page.viewport(screen.width, screen.height);
    holdStill();
  });
  const files = Object.entries(modules).filter(([path]) => everyLook || !path.includes('.all.'));
  for (const story of storiesIn(Object.fromEntries(files)))
    describe(story.title, () => {
      beforeAll(async () => {
        // The story before may have left another width, and some parts measure themselves when they come.
        await stretchTo(screen.width);
        frame(story.padded);
        // Shown first: plays look for their toasts.
        hideNews(false);
        await showWhole(story);
        hideNews(story.title.startsWith('Screens/'));
      });
      for (const wanted of everyLook ? story.looks : story.looks.slice(0, 1)) look(story, wanted);
      for (const other of everyLook ? others(story) : []) read(other);
    });
};
