import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { fixtures, mockCall, mockOffline, mockPending } from '@vitrine/api/testing';
import { expect, waitFor } from 'storybook/test';
import { wholeShop } from '../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Campaign',
  args: { address: '/totheworld', viewer: 'visitor' as const },
});

/** Staff gave the page another address: the former one leads there. */
export const FormerAddress = meta.story({
  name: 'Former address',
  parameters: { covers: ['R-020'] },
  beforeEach: ({ msw }) => {
    const page = fixtures.campaignPage();
    if (!page) throw new Error('There is no campaign in the fixtures.');
    msw.use(mockCall(contract.pages.page, { status: 200, data: { data: { ...page, slug: 'world' } } }));
  },
  args: { account: { campaign_pages: [{ slug: 'world', former_slugs: ['totheworld'] }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'From Brazil to the World' })).toBeVisible();
  },
});

/** An account without this campaign has no such page. */
export const None = meta.story({
  name: 'No campaign',
  beforeEach: ({ msw }) =>
    msw.use(mockCall(contract.pages.page, { status: 404, data: { message: 'Not found.', detail: 'Not found.' } })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'There is nothing at this address' }),
    ).toBeVisible();
  },
});

/** Long words and no pictures keep the layout. */
export const LongWords = meta.story({
  name: 'Long words, no pictures',
  beforeEach: ({ msw }) => {
    const page = fixtures.campaignPage();
    if (!page) throw new Error('There is no campaign in the fixtures.');
    const blocks = page.blocks.map((block) => ({
      ...block,
      image: null,
      title: 'Großhandelsvorbestellungen der Frühjahrskollektion',
      text: block.text.repeat(6),
    }));
    msw.use(mockCall(contract.pages.page, { status: 200, data: { data: { ...page, image: null, blocks } } }));
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await waitFor(() =>
      expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
    );
  },
});

/** The shop's own words and those of the page are in the language of the reader. */
export const Portuguese = meta.story({
  globals: { locale: 'pt-BR' },
  beforeEach: ({ msw }) => {
    const page = fixtures.campaignPage();
    if (!page) throw new Error('There is no campaign in the fixtures.');
    const data = { ...page, title: 'Do Brasil para o mundo', text: '<p>Da oficina às araras de quarenta países.</p>' };
    msw.use(mockCall(contract.pages.page, { status: 200, data: { data } }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Do Brasil para o mundo' })).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('Termos');
  },
});

export const Pending = meta.story({
  name: 'Loading',
  beforeEach: ({ msw }) => msw.use(mockPending(contract.pages.page)),
});

/** Without a connection the page says so and can be loaded again. */
export const Offline = meta.story({
  name: 'No connection',
  beforeEach: ({ msw }) => msw.use(mockOffline(contract.pages.page)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
