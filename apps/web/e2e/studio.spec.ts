import { expect, test } from '@playwright/test';
import { themes } from '@vitrine/tokens';
import { enter } from './enter.ts';
import { petale, logo, firstPage, openStudio, expectWornByTheShop } from './studio.fixture.ts';

test.use({ baseURL: petale, reducedMotion: 'reduce', acceptDownloads: true });

/** Counts decisions of a person, not keys and presses. */
const counted = () => {
  let steps = 0;
  return {
    step: async <T>(what: string, act: () => Promise<T>): Promise<T> => {
      steps += 1;
      return test.step(what, act);
    },
    taken: () => steps,
  };
};

test('a partner’s lead gets from a logo to a live shop in fewer than 15 steps (R-029, D-041, E-16, D-113) @once', async ({
  page,
}, info) => {
  await enter(page, 'buyer@petale.example');
  const { step, taken } = counted();
  await step('opens the studio, which begins with the look of the account', () => openStudio(page));
  await expect(page.getByRole('textbox', { name: 'Brand', exact: true })).toHaveValue(themes.petale.seeds.brand);
  await step('brings the logo', () => page.getByLabel('choose a file').setInputFiles(logo));
  await step('takes its colours', () => page.getByRole('button', { name: 'Use these colours' }).click());
  await expect(page.getByRole('textbox', { name: 'Brand', exact: true })).toHaveValue('#0b6e4f');
  await expect(firstPage(page).getByRole('banner').locator('img[src^="data:image/png"]').first()).toBeVisible();
  await step('looks for headings', () => page.locator('summary', { hasText: 'Headings' }).click());
  await step('chooses a family', () => page.getByRole('radio', { name: 'Fraunces' }).first().check());
  await step('chooses the corners', () => page.getByRole('radio', { name: 'XL' }).check());
  await step('looks at it by night', () =>
    page.getByRole('group', { name: 'Mode' }).getByRole('radio', { name: 'Dark' }).check(),
  );
  await step('looks at the report', () => page.getByRole('button', { name: /pairs legible/ }).click());
  await expect(page.getByRole('button', { name: /^All 75 pairs legible/ })).toBeVisible();
  await step('opens what can be taken away', () => page.getByRole('button', { name: 'Export' }).click());
  const download = page.waitForEvent('download');
  await step('takes the branding', () => page.getByRole('button', { name: /^Branding for the shop/ }).click());
  expect(taken()).toBeLessThan(15);
  await (await download).saveAs(info.outputPath('branding.json'));
  await expectWornByTheShop(page, info.outputPath('branding.json'));
});
