import { expect, test, type Page } from '@playwright/test';
import { themes } from '@vitrine/tokens';
import { axeOn, expectAccessible, rulesOfLook, settled, turnTo } from './accessible.ts';
import { enter } from './enter.ts';
import { oneOfEach } from './publicPaths.ts';
import { mostDifferent, urlOf } from './takeOver.ts';

/** Screens of the back office below `/admin/`; `…/#first` is the first entry of the list. */
const staffScreens = [
  'registrations',
  'registrations#first',
  'brands',
  'orders',
  'people',
  'people/add',
  'accounts',
  'accounts/add',
  'mails',
  'subscribers',
  'charts',
  'charts/add',
  'account',
  'account/landing',
  'branding',
  'log',
  'view',
];
const brandScreens = [
  'brand/orders',
  'brand/orders#first',
  'brand/page',
  'brand/facts',
  'brand/collections',
  'brand/collections/add',
  'brand/products',
  'brand/products#first',
  'brand/products/pictures',
  'brand/products/spreadsheet',
  'brand/products/table',
  'brand/pricelists',
  'brand/charts/add',
  'brand/reports',
  'brand/log',
];

/** One screen of each kind: lists, forms, a page beside its draft, a grid, charts. axe sees every screen in its story. */
const brandKinds = ['brand/orders', 'brand/page', 'brand/facts', 'brand/products/table', 'brand/reports'];
const staffKinds = ['registrations', 'registrations#first', 'people', 'accounts/add', 'account/landing', 'log'];

const open = async (page: Page, screen: string): Promise<void> => {
  const [path, first] = screen.split('#');
  await page.goto(`/admin/${path}`);
  if (first) await page.getByRole('main').getByRole('table').getByRole('link').first().click();
  await settled(page);
};

for (const [side, email, screens, kinds] of [
  ['staff', 'staff@vitrine.example', staffScreens, staffKinds],
  ['a brand', 'nordlys@brands.example', brandScreens, brandKinds],
] as const)
  test(`every screen of the back office of ${side} is in Portuguese and no wider than a phone; one of each kind passes axe (D-049, D-067, D-110) @phone`, async ({
    page,
  }) => {
    test.slow();
    await enter(page, email);
    await page.goto('/admin?lang=pt-BR');
    await settled(page);
    const areas = page.getByRole('navigation', { name: 'Áreas da administração' });
    await expect(areas).toBeVisible();
    const wide: string[] = [];
    for (const screen of screens) {
      await open(page, screen);
      await expect(areas).toBeVisible();
      const { content, window } = await page.evaluate(() => ({
        content: document.body.scrollWidth,
        window: document.body.clientWidth,
      }));
      if (content > window) wide.push(`${screen}: ${content} in ${window}`);
      if (kinds.includes(screen)) await expectAccessible(page);
    }
    expect(wide).toEqual([]);
  });

mostDifferent.forEach((hash) =>
  test.describe(hash, () => {
    test.use({ baseURL: urlOf(hash), reducedMotion: 'reduce' });

    test(`the back office of ${hash} passes axe in both modes (D-110) @once`, async ({ page, request }) => {
      test.slow();
      const brand = (await oneOfEach(request, hash)).at(-1) ?? '';
      await enter(page, brand === '/lume' ? 'seller@vitrine.example' : `${brand.slice(1)}@brands.example`);
      const { mode } = themes[hash];
      const found: string[] = [];
      for (const screen of brandKinds) {
        await open(page, screen);
        for (const each of [mode, mode === 'light' ? 'dark' : 'light'] as const) {
          await turnTo(page, each);
          const { violations } = await axeOn(page)
            .withRules([...rulesOfLook])
            .analyze();
          const reasons = violations.flatMap(({ id, nodes }) =>
            nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
          );
          found.push(...reasons.map((reason) => `${screen} ${each} ${reason}`));
        }
      }
      expect(found).toEqual([]);
    });
  }),
);
