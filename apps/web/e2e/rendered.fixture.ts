import { expect, test } from '@playwright/test';
import { languageCodes } from '@vitrine/api/rules';
import { themeNames, themes, type ThemeName } from '@vitrine/tokens';
import { expectTakenOver, partOfLanding, urlOf } from './takeOver.ts';

/** Each partner in one language, each language with three partners. */
const languageOf = (hash: ThemeName) => languageCodes[themeNames.indexOf(hash) % languageCodes.length] ?? 'en';

/** To be called where JavaScript is off. */
export const testMarkup = (hash: ThemeName): void => {
  test(`${hash} shows its landing page: title, brands, footer (D-111) @once`, async ({ page }) => {
    await page.goto(urlOf(hash));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const brands = page.locator('#ourbrands');
    await expect(brands.getByRole('heading', { level: 2 })).toBeVisible();
    expect(await brands.getByRole('listitem').count()).toBeGreaterThan(2);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    // Styled: the hero fills the line, and no part of it runs over the edge.
    const { width } = (await page.locator('[data-component=Hero]').first().boundingBox()) ?? { width: 0 };
    expect(width).toBe(page.viewportSize()?.width);
  });
};

export const testTakeOver = (hash: ThemeName): void => {
  const code = languageOf(hash);
  test(`React takes over the landing page of ${hash} in ${code}, and draws nothing again (D-111) @once`, ({ page }) =>
    expectTakenOver(page, { hash, code, mode: themes[hash].mode, parts: partOfLanding }));
};
