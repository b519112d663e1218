import { expect, test, type BrowserContextOptions } from '@playwright/test';
import { expectAccessible, rulesOfLook } from './accessible.ts';
import { enter } from './enter.ts';
import { putIntoCart, removeCarts } from './steps.ts';
import { shop } from './shop.ts';

const partners = [
  {
    name: 'vitrine',
    url: shop.url,
    buyer: 'buyer-11@shops.example',
    slug: 'lume',
    collection: 1,
    product: 1,
    pricelist: 1,
  },
  {
    name: 'tropico',
    url: `http://tropico.localhost:${shop.port}`,
    buyer: 'buyer@tropico.example',
    slug: 'brisa-carioca',
    collection: 70,
    product: 1381,
    pricelist: 59,
  },
];

for (const { name, url, buyer, slug, collection, product, pricelist } of partners)
  test.describe(name, () => {
    const part = name === 'vitrine' ? {} : { rules: rulesOfLook };
    // The look of a partner is the same at both widths.
    const once = name === 'vitrine' ? '' : ' @once';
    test.use({ baseURL: url, reducedMotion: 'reduce' });
    let signedIn: BrowserContextOptions['storageState'];

    test.beforeAll(async ({ browser }) => {
      const page = await browser.newPage({ baseURL: url });
      await enter(page, buyer);
      await removeCarts(page);
      await putIntoCart(page, product, pricelist);
      signedIn = await page.context().storageState();
      await page.close();
    });

    test(`the landing of ${name} passes axe (D-110)${once}`, async ({ page }) => {
      await page.goto('/');
      await expectAccessible(page, part);
    });

    test(`the login of ${name} passes axe (D-110)${once}`, async ({ page }) => {
      await page.goto('/?showLoginPopup=true');
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page, part);
    });

    for (const [screen, address] of [
      ['directory', '/brands'],
      ['brand', `/${slug}`],
      ['collections', `/${slug}/collections`],
      ['listing', `/${slug}/collections/${collection}?pricelist=${pricelist}`],
      ['product', `/product/${product}`],
      ['cart', '/cart'],
      ['orders', '/order'],
    ] as const)
      test(`the ${screen} of ${name} passes axe for a retailer (D-110)${once}`, async ({ browser }) => {
        const context = await browser.newContext({ storageState: signedIn, baseURL: url, reducedMotion: 'reduce' });
        const page = await context.newPage();
        await page.goto(address);
        await expectAccessible(page, part);
        await context.close();
      });
  });
