import { expect, test, type CDPSession } from '@playwright/test';
import { enter } from './enter.ts';
import { keepPricelist } from './steps.ts';

/** What a screen may keep for later: answers are data, a few nodes are a portal or a measure. A listing alone has over a thousand. */
const FEW = 200;

const countNodes = async (session: CDPSession): Promise<number> => {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Memory.getDOMCounters')).nodes;
};

test('twenty changes of page leave no nodes of the screens before behind @once', async ({ page }) => {
  await enter(page, 'buyer-14@shops.example');
  await keepPricelist(page, 1);
  await page.goto('/lume/collections/1');
  const session = await page.context().newCDPSession(page);
  const openProductAndReturn = async () => {
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/product\/\d+$/);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  };
  // What is loaded once is there before the count.
  for (let round = 0; round < 2; round += 1) await openProductAndReturn();
  const before = await countNodes(session);
  for (let round = 0; round < 10; round += 1) await openProductAndReturn();
  expect((await countNodes(session)) - before).toBeLessThan(FEW);
});
