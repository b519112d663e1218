import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What of the page axe looks at; all of it unless told. */
interface Part {
  include?: string;
  exclude?: string;
  /** Only these; all unless told. */
  rules?: readonly string[];
}

/** Waits until the content has come and every movement that ends has ended: a text that fades in has too little contrast on its way. */
export const settled = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
  await page.waitForFunction(() =>
    document
      .getAnimations()
      // Not those that follow a scroll position, nor a spinner.
      .filter(
        ({ timeline, effect }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
      )
      .every(({ playState }) => playState !== 'running'),
  );
};

/** What a partner's look decides. The other rules are about markup, which all partners share: one partner shows it. */
export const rulesOfLook = ['color-contrast', 'link-in-text-block', 'target-size'];

/**
 * An axe for the page. Without frames, its older way needs no second page to put the findings together; and only what is wrong is described:
 * a line sheet takes 1.4 s, not 5.
 */
export const axeOn = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

/** axe finds nothing on the page as it stands (D-110). */
export const expectAccessible = async (page: Page, { include, exclude, rules }: Part = {}): Promise<void> => {
  // A toast would fade out while axe looks.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await settled(page);
  const axe = axeOn(page);
  if (rules) axe.withRules([...rules]);
  if (include) axe.include(include);
  if (exclude) axe.exclude(exclude);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  expect(found, new URL(page.url()).pathname).toEqual([]);
};

/** Turns the page to light or dark. */
export const turnTo = (page: Page, mode: 'light' | 'dark'): Promise<void> =>
  page.evaluate((wanted) => {
    document.documentElement.setAttribute('data-mode', wanted);
    // Drawn again from nothing: the mode of a page that is open changes only in the workshop.
    document.body.hidden = true;
    document.body.getBoundingClientRect();
    document.body.hidden = false;
  }, mode);
