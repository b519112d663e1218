import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { mockCall, mockOffline, mockPending } from '@vitrine/api/testing';
import { expect, screen, within } from 'storybook/test';
import { partInSight } from '../../testing/firstScreen.ts';
import { seen, wholeShop } from '../../testing/index.tsx';
import { refusal, page } from './Brand.fixture.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Brand',
  args: { address: '/casa-marola', viewer: 'approved' as const },
});

/** The trail has the filter that led here from the directory. */
export const Trail = meta.story({
  name: 'Last filter in the trail',
  parameters: { covers: ['R-169', 'B-24'] },
  args: { kept: { lastFilter: '{"type":2,"label":"Dresses","href":"/brands?categories=1"}' } },
  play: async ({ canvas }) => {
    const trail = within(await canvas.findByRole('navigation', { name: 'You are here' }));
    await expect(await trail.findByText('Casa Marola')).toBeVisible();
    const links = trail.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(links.slice(0, 2)).toEqual([
      ['Our Brands', '/brands'],
      ['Dresses', '/brands?categories=1'],
    ]);
  },
});

/** The brand's own people see its draft, and what it changes. */
export const Draft = meta.story({
  parameters: { covers: ['R-171', 'R-172'] },
  globals: { stage: 'seller' },
  args: { address: '/casa-marola?brand_page_draft=1' },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(contract.brands.page, ({ query }) => {
        const asDraft = query.brand_page_draft === '1';
        const the_brand = asDraft ? { ...page.the_brand, brand_style: 'Long summers, worn slowly.' } : page.the_brand;
        return { status: 200, data: { ...page, the_brand, meta: { draft_changes: asDraft ? ['brand_style'] : [] } } };
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/You are looking at the draft/)).toBeVisible();
    await expect(canvas.getAllByText('Changed in the draft')).toHaveLength(1);
    await expect(canvas.getByText('Long summers, worn slowly.')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'See the published page' }));
    await expect(await canvas.findByText(page.the_brand.brand_style)).toBeVisible();
    await expect(canvas.queryByText('Changed in the draft')).toBeNull();
  },
});

/** A brand sees COLLECTIONS instead of MAKE A BUY. */
export const Seller = meta.story({
  name: 'Seen by a brand',
  parameters: { covers: ['R-167'] },
  globals: { stage: 'seller' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'COLLECTIONS' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'MAKE A BUY' })).toBeNull();
  },
});

/** A visitor of the collections is led to the brand's register page. */
export const ToRegister = meta.story({
  name: 'Visitor of collections',
  parameters: { covers: ['R-060'] },
  globals: { stage: 'visitor' },
  args: { address: '/casa-marola/collections' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Business e-mail')).toBeVisible();
  },
});

/** Collections stand first, each with its deadline, delivery window, size and minimum; what a brand has not said is left out. */
export const OpenCollections = meta.story({
  name: 'Collections',
  parameters: { covers: ['A-054'] },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Open collections' });
    const [resort, preFall] = within(list).getAllByRole('listitem');
    await expect(resort).toHaveTextContent('Order until Mar 31, 2027');
    await expect(resort).toHaveTextContent(/Delivery: Apr 5 – May 20, 2027/);
    await expect(resort).toHaveTextContent('38 styles · from 24 units');
    await expect(preFall).toHaveTextContent('Pre-Fall 27');
    await expect(preFall).not.toHaveTextContent('Delivery');
  },
});

/** The same in Portuguese. */
export const OpenCollectionsPortuguese = meta.story({
  name: 'Collections in pt-BR',
  globals: { locale: 'pt-BR' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Entrega: 5 de abr\. – 20 de mai\. de 2027$/)).toBeVisible();
    await expect(canvas.getByText('Pedidos até 31 de mar. de 2027')).toBeVisible();
  },
});

/** A visitor sees the collections, and registers or signs in on the way to one. */
export const VisitorCollections = meta.story({
  name: 'Collections seen by a visitor',
  parameters: { covers: ['A-054', 'R-060', 'S-020'] },
  globals: { stage: 'visitor' },
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Open collections' });
    await userEvent.click(within(list).getByRole('link', { name: 'Resort 27' }));
    await expect(await canvas.findByLabelText('Business e-mail')).toBeVisible();
  },
});

/** One press says why MAKE A BUY asks a visitor to register, whose rule it is, and what comes next. */
export const VisitorWhy = meta.story({
  name: 'Why a visitor registers',
  globals: { stage: 'visitor' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Why do I have to register?'));
    await seen(canvas.getByText('Only registered retailers open collections and fill a cart.'));
    await expect(canvas.getByText('Vitrine sets it for all brands.')).toBeVisible();
    await expect(canvas.getByText('Register as a retailer, or log in if you have registered before.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Register as a retailer' })).toHaveAttribute(
      'href',
      '/register?type=b',
    );
  },
});

/** A brand that may not be seen says so and leads to others. */
export const Forbidden = meta.story({
  name: 'Not allowed',
  parameters: { covers: ['X-039'] },
  beforeEach: ({ msw }) => msw.use(mockCall(contract.brands.page, { status: 403, data: refusal('Forbidden.') })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Sorry, but the brand you are trying to access is not available'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'FIND OTHER BRANDS' })).toHaveAttribute('href', '/brands');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});

/** A visitor who may not see a brand can sign in at once. */
export const ForbiddenToVisitors = meta.story({
  name: 'Not allowed to visitors',
  parameters: { covers: ['X-039'] },
  globals: { stage: 'visitor' },
  beforeEach: ({ msw }) => msw.use(mockCall(contract.brands.page, { status: 403, data: refusal('Forbidden.') })),
  play: async ({ canvas }) => {
    const alert = within(await canvas.findByRole('alert'));
    await expect(alert.getByRole('link', { name: 'FIND OTHER BRANDS' })).toBeVisible();
    // The browser's own click: what the dialog's program is waited for in would not come back from a click in `act`.
    alert.getByRole('button', { name: 'LOGIN' }).click();
    await seen(await screen.findByRole('dialog', { name: 'WELCOME BACK' }));
  },
});

/** The page of an unknown brand says so in Portuguese too. */
export const MissingInPortuguese = meta.story({
  name: 'Unknown brand in Portuguese',
  globals: { locale: 'pt-BR' },
  beforeEach: ({ msw }) => msw.use(mockCall(contract.brands.page, { status: 404, data: refusal('Not found.') })),
  play: async ({ canvas }) => {
    const name = 'Desculpe, não conseguimos encontrar a marca que você procura';
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();
  },
});

/** A brand that cannot be loaded says so. */
export const Unreadable = meta.story({
  name: 'Brand not loaded',
  parameters: { covers: ['X-040'] },
  beforeEach: ({ msw }) => msw.use(mockOffline(contract.brands.page)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sorry, we could not get the brand you are searching for')).toBeVisible();
  },
});

export const Pending = meta.story({ beforeEach: ({ msw }) => msw.use(mockPending(contract.brands.page)) });

/** Collections are seen on a phone before anyone scrolls. */
export const FirstScreenOfPhone = meta.story({
  name: 'First screen, phone',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Open collections' });
    await expect(await partInSight(() => list.querySelector('img'))).toBeGreaterThan(0.33);
  },
});
