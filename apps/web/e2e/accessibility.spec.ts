import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { putIntoCart, removeCarts, signIn } from './steps.ts';
import { shop } from './shop.ts';

const expectAccessible = async (page: Page, what: string): Promise<void> => {
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  expect.soft(found, what).toEqual([]);
};

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

for (const partner of partners)
  test.describe(partner.name, () => {
    test.use({ baseURL: partner.url, reducedMotion: 'reduce' });

    test(`every screen of ${partner.name} passes axe (D-110)`, async ({ page }) => {
      await page.goto('/');
      await expectAccessible(page, 'landing');
      await page.goto('/?showLoginPopup=true');
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page, 'login');
      await signIn(page, partner.buyer);
      await removeCarts(page);
      await putIntoCart(page, partner.product, partner.pricelist);
      for (const [what, address] of [
        ['directory', '/brands'],
        ['brand', `/${partner.slug}`],
        ['collections', `/${partner.slug}/collections`],
        ['listing', `/${partner.slug}/collections/${partner.collection}?pricelist=${partner.pricelist}`],
        ['product', `/product/${partner.product}`],
        ['cart', '/cart'],
        ['orders', '/order'],
      ] as const) {
        await page.goto(address);
        await expectAccessible(page, what);
      }
    });
  });
