import type { Browser, BrowserContext, FrameLocator, Locator, Page } from 'playwright';

/** What a reader sees of a story: its partner, its title and its picture. */
interface Sight {
  partner: string | null;
  title: string | null;
  picture: string;
}

const TITLE = 'Verão, à beira-mar';
const PATIENCE = 60_000;

const previewOf = (page: Page): FrameLocator => page.frameLocator('#storybook-preview-iframe');
const secondOf = (page: Page): FrameLocator => page.frameLocator('[title="The story in Fjord"]');

/** The drawing itself: its address holds for one page only. */
const pictureOf = (hero: Locator): Promise<string> =>
  hero
    .locator('img')
    .first()
    .evaluate(async (image: HTMLImageElement) => (await fetch(image.currentSrc)).text());

/** Of a hero with the designer's title, which a link brings once the story is rendered. */
const sightOf = async (frame: FrameLocator): Promise<Sight> => {
  const hero = frame.locator('[data-component=Hero]').filter({ hasText: TITLE });
  return {
    title: await hero.getByRole('heading').textContent(),
    picture: await pictureOf(hero),
    partner: await frame.locator('html').getAttribute('data-partner'),
  };
};

const bothOf = async (page: Page): Promise<Sight[]> => [await sightOf(previewOf(page)), await sightOf(secondOf(page))];

/** From the start page by all heroes to hero C in one partner and mode. */
const findHero = async (page: Page): Promise<{ looks: number; original: string }> => {
  await page.goto('');
  await previewOf(page).getByRole('link', { name: 'All heroes, all partners' }).click();
  const links = previewOf(page)
    .getByRole('region', { name: /^Hero C/ })
    .getByRole('link');
  await links.first().waitFor();
  const looks = await links.count();
  await links.filter({ hasText: 'Trópico, dark' }).click();
  return {
    looks,
    original: await pictureOf(previewOf(page).locator('[data-component=Hero][data-template=C]').first()),
  };
};

const change = async (page: Page): Promise<void> => {
  await page.locator('#control-title').fill(TITLE);
  await page.locator('#control-image').selectOption('blinds');
  await page.getByRole('button', { name: /second partner/ }).click();
  await page.getByRole('option', { name: 'Fjord' }).click();
};

const commentOf = (page: Page): Locator =>
  page.getByRole('region', { name: 'On this look' }).getByText('The title needs more air.');

const pinComment = async (page: Page): Promise<void> => {
  await page.getByRole('tab', { name: 'Comments' }).click();
  await page.getByLabel('Your name').fill('Ana');
  await page.getByLabel(/^Comment on/).fill('The title needs more air.');
  await page.getByRole('button', { name: 'Pin comment' }).click();
  await commentOf(page).waitFor();
  await page.getByRole('button', { name: 'Needs work' }).click();
  await page.getByText('Ana: needs work').waitFor();
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByText('Ana: approve').waitFor();
};

const open = async (browser: Browser, baseURL: string): Promise<[BrowserContext, Page]> => {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  context.setDefaultTimeout(PATIENCE);
  return [context, await context.newPage()];
};

/** What a designer does with a hero, what she sees at the end, and what a colleague sees who opens her link. */
export const reviewHero = async (browser: Browser, baseURL: string) => {
  const [own, page] = await open(browser, baseURL);
  const found = await findHero(page);
  await change(page);
  await pinComment(page);
  await page.getByText('Copy link', { exact: true }).click();
  await page
    .getByRole('status')
    .filter({ hasText: /^Link copied$/ })
    .waitFor({ state: 'attached' });
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const seen = await bothOf(page);
  await own.close();
  const [other, fresh] = await open(browser, baseURL);
  await fresh.goto(link);
  const seenByOther = await bothOf(fresh);
  await fresh.getByRole('tab', { name: 'Comments' }).click();
  await commentOf(fresh).waitFor();
  await fresh.getByText('Ana: approve').waitFor();
  await other.close();
  return { ...found, seen, seenByOther };
};
