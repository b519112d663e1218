import { expect, test } from '@playwright/test';
import { enter } from './enter.ts';

test('visitors and retailers are led away from connections and retailers (P-037, P-038, P-039, P-047, P-056, R-040, R-041) @once', async ({
  page,
}) => {
  for (const address of ['/connections', '/buyers', '/buyers/6']) {
    await page.goto(address);
    await expect(page).toHaveURL(`/?next=${encodeURIComponent(address)}`);
  }
  await enter(page, 'buyer@vitrine.example');
  for (const address of ['/buyers', '/buyers/6']) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/brands$/);
  }
});
