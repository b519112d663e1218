import { test as base, type Page } from '@playwright/test';

/** Journeys of both sides: `page` is the retailer's or visitor's, `seller` a page of the brand in a browser of its own. */
export const test = base.extend<{ seller: Page }>({
  seller: async ({ browser, contextOptions }, lend) => {
    const context = await browser.newContext(contextOptions);
    await lend(await context.newPage());
    await context.close();
  },
});
