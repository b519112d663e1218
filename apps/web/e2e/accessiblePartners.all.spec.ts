import { expect, test, type Page } from '@playwright/test';
import { themes } from '@vitrine/tokens';
import { axeOn, rulesOfLook, settled, turnTo } from './accessible.ts';
import { enter } from './enter.ts';
import { oneOfEach } from './publicPaths.ts';
import { tookOver } from './steps.ts';
import { mostDifferent, urlOf } from './takeOver.ts';

const violationsOf = async (page: Page, where: string, rules: readonly string[]): Promise<string[]> => {
  const axe = axeOn(page);
  const { violations } = await (rules.length > 0 ? axe.withRules([...rules]) : axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${where} ${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
};

/** What links of mails lead to. */
const mailLinks = ['/recovery/x', '/newsletter/confirm/x'];

const dialogs = ['/vincular/resort', '/?showLoginPopup=true', '/define-password?hash=x'];

test.use({ reducedMotion: 'reduce' });

mostDifferent.forEach((hash, place) =>
  test(`public screens of ${hash} pass axe in both modes (D-110) @once`, async ({ page, request }) => {
    // Some twenty screens, each in two modes: several journeys' worth.
    test.slow();
    const found: string[] = [];
    const screens = await oneOfEach(request, hash);
    const brand = screens.at(-1) ?? '';
    const { mode } = themes[hash];
    for (const path of ['/', ...screens, `${brand}/register`, ...mailLinks, ...dialogs]) {
      await page.goto(urlOf(hash) + path);
      await tookOver(page);
      const shown = dialogs.includes(path) ? page.getByRole('dialog') : page.getByRole('main').getByRole('heading');
      await expect(shown.first()).toBeVisible();
      found.push(...(await violationsOf(page, `${path} ${mode}`, place === 0 ? [] : rulesOfLook)));
      await turnTo(page, mode === 'light' ? 'dark' : 'light');
      found.push(...(await violationsOf(page, `${path} other mode`, rulesOfLook)));
    }
    expect(found).toEqual([]);
  }),
);

const sellerOf = (brand: string): string =>
  brand === '/lume' ? 'seller@vitrine.example' : `${brand.slice(1)}@brands.example`;

/** What both sides of a connection use. `#first` leads on to the first entry of the list. */
const membersScreens = {
  buyer: ['/connections?filter=all', '/messages', '/notifications', '/profile'],
  seller: ['/connections?filter=all', '/buyers', '/buyers#first', '/profile'],
};

mostDifferent.forEach((hash, place) =>
  test.describe(hash, () => {
    test.use({ baseURL: urlOf(hash) });

    test(`connections, messages, retailers and profiles of ${hash} pass axe in both modes (D-110) @once`, async ({
      page,
      request,
    }) => {
      test.slow();
      const found: string[] = [];
      const brand = (await oneOfEach(request, hash)).at(-1) ?? '';
      const { mode } = themes[hash];
      const members = { buyer: `buyer@${hash}.example`, seller: sellerOf(brand) };
      for (const side of ['buyer', 'seller'] as const) {
        await enter(page, members[side]);
        for (const path of membersScreens[side]) {
          await page.goto(path);
          if (path.endsWith('#first')) {
            await page.getByRole('main').getByRole('article').first().getByRole('link').click();
            await expect(page).toHaveURL(/\/buyers\/\d+$/);
          }
          await settled(page);
          found.push(...(await violationsOf(page, `${side} ${path} ${mode}`, place === 0 ? [] : rulesOfLook)));
          await turnTo(page, mode === 'light' ? 'dark' : 'light');
          found.push(...(await violationsOf(page, `${side} ${path} other mode`, rulesOfLook)));
        }
      }
      expect(found).toEqual([]);
    });
  }),
);
