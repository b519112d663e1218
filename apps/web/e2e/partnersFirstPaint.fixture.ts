import { expect, test, type Page } from '@playwright/test';
import { expandBranding, themes, type ThemeName } from '@vitrine/tokens';
import { pixelAt } from './pixel.ts';
import { tookOver } from './steps.ts';
import { urlOf } from './takeOver.ts';

export const groundOf = (hash: ThemeName): string | undefined =>
  expandBranding(themes[hash], themes[hash].mode).vars['--v-color-ground'];

export const scripts = /\/assets\/.*\.js$/;

/** Notes, picture by picture, what the page is coloured and called. */
const watch = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const note = (): void => {
      if (document.body)
        seen.add(`${getComputedStyle(document.body).getPropertyValue('--v-color-ground')} ${document.title}`);
      requestAnimationFrame(note);
    };
    note();
  });
};

const seenOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);

export const testFirstPaint = (hash: ThemeName): void => {
  test(`${hash} shows its landing page in its own look before any script has come, and no other look on the way (S-052, A-022, D-114) @once`, async ({
    page,
  }) => {
    await watch(page);
    let letGo = (): void => undefined;
    const wait = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(scripts, async (route) => {
      await wait;
      await route.continue();
    });
    await page.goto(urlOf(hash), { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const title = await page.title();
    expect(await pixelAt(page, 4, 20)).toBe(groundOf(hash));
    await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', groundOf(hash) ?? '');
    const fonts = await page.evaluate(() =>
      Promise.all(
        [...document.fonts].filter(({ family }) => !family.includes('Fallback')).map((face) => face.load()),
      ).then((faces) => [...new Set(faces.map(({ family }) => family.replaceAll(/["']/g, '')))]),
    );
    expect(fonts.toSorted()).toEqual([...new Set([themes[hash].type.display, themes[hash].type.text])].toSorted());

    letGo();
    await tookOver(page);
    await expect(page).toHaveTitle(title);
    expect(await seenOf(page)).toEqual([`${groundOf(hash)} ${title}`]);
  });
};
