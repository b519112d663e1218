import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { fixtures, mockCall } from '@vitrine/api/testing';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';
import { open, openStyle, pageAndDraft, loadParts } from './BrandPage.fixture.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office of a brand/Page',
  args: { address: '/admin/brand/page', viewer: 'seller' as 'seller' | 'reader' },
  globals: { stage: 'seller' },
});

const state = fixtures.brandPageState;

/** A changed part leads to its section of the form. */
export const Edit = meta.story({
  name: 'From change to section',
  parameters: { covers: ['D-049'] },
  beforeEach: async ({ msw }) => {
    msw.use(pageAndDraft());
    await loadParts();
  },
  play: async ({ canvas, userEvent }) => {
    const style = await canvas.findByRole('region', { name: 'Style, changed' });
    await userEvent.click(within(style).getByRole('button', { name: 'Edit: Style' }));
    const field = await canvas.findByRole('textbox', { name: 'Style, English' });
    await expect(field.closest('details')?.querySelector('summary')).toHaveFocus();
  },
});

/** The part of the shop's page follows what is typed. */
export const InPlace = meta.story({
  name: 'Part follows its field',
  parameters: { covers: ['D-049'] },
  beforeEach: async ({ msw }) => {
    msw.use(pageAndDraft());
    await loadParts();
  },
  play: async ({ canvas, userEvent }) => {
    const style = await openStyle(canvas);
    await userEvent.clear(style);
    await userEvent.type(style, 'Linen, worn slowly.');
    await waitFor(() => expect(canvas.getByText('Linen, worn slowly.', { selector: 'p' })).toBeVisible());
  },
});

/** Pictures and blocks, folded by section; an entry is told by its title. */
export const Parts = meta.story({
  name: 'Pictures and blocks',
  parameters: { covers: ['D-049'] },
  beforeEach: ({ msw }) => msw.use(pageAndDraft()),
  play: async ({ canvas, userEvent }) => {
    await open(canvas, 'Header');
    await seen(await canvas.findByRole('button', { name: 'Change crop: Cover picture' }));
    await open(canvas, 'Pictures');
    await userEvent.click(await canvas.findByText('Change Picture 1'));
    await expect(await canvas.findByRole('textbox', { name: 'Title, English' })).toHaveValue('Shore');
    await userEvent.click(canvas.getByRole('button', { name: 'Add a picture' }));
    await seen(await canvas.findByText('Picture 2'));
    await userEvent.click(canvas.getByRole('button', { name: 'Move Picture 2 up' }));
    await seen(await canvas.findByText('Picture 2: Shore'));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Picture 1' }));
    await seen(await canvas.findByText('Picture 1: Shore'));
  },
});

/** Entries that the server refuses are open, and say why. */
export const RefusedParts = meta.story({
  name: 'Refused block',
  parameters: { covers: ['D-049'] },
  beforeEach: ({ msw }) => {
    const errors = { 'info_block.0.link': ['This is no web address and no path of the shop, such as /brands.'] };
    const refused = { message: 'Correct the fields.', detail: 'Correct the fields.', errors };
    msw.use(pageAndDraft(), mockCall(contract.brandOfficePage.saveDraft, { status: 422, data: refused }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await openStyle(canvas), '!');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save draft' }));
    await seen(await canvas.findByText(/^This is no web address/));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Link' })).toHaveFocus());
  },
});

/** A banner leads to a collection by its name, or to an address that is typed. */
export const BannerLink = meta.story({
  name: 'Link of a banner',
  parameters: { covers: ['D-049'] },
  beforeEach: ({ msw }) => msw.use(pageAndDraft()),
  play: async ({ canvas, userEvent }) => {
    await open(canvas, 'Banners');
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a banner' }));
    const link = await canvas.findByRole('combobox', { name: 'Link' });
    await expect(link).toHaveDisplayValue('No link');
    await userEvent.selectOptions(link, 'Resort 27');
    await expect(canvas.queryByRole('textbox', { name: 'Address' })).toBeNull();
    await userEvent.selectOptions(link, 'Another address');
    const address = canvas.getByRole('textbox', { name: 'Address' });
    await expect(address).toHaveValue('/casa-marola/collections/41');
    await userEvent.clear(address);
    await userEvent.type(address, '/casa-marola');
    await expect(link).toHaveDisplayValue('Another address');
    await userEvent.selectOptions(link, 'No link');
    await expect(canvas.queryByRole('textbox', { name: 'Address' })).toBeNull();
  },
});

/** A banner leads to a product, which is found among thousands by part of its name or reference. */
export const ProductLink = meta.story({
  name: 'Link to a product',
  parameters: { covers: ['D-049'] },
  beforeEach: ({ msw }) => msw.use(pageAndDraft()),
  play: async ({ canvas, userEvent }) => {
    const [wanted] = fixtures.catalogue.products;
    if (!wanted) throw new Error('There is no product.');
    await open(canvas, 'Banners');
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a banner' }));
    const link = await canvas.findByRole('combobox', { name: 'Link' });
    await userEvent.selectOptions(link, 'A product');
    const product = await canvas.findByRole('combobox', { name: 'Product' });
    await waitFor(() => expect(product).toBeEnabled());
    await userEvent.type(product, wanted.reference_code);
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(wanted.reference_code) }));
    await waitFor(() => expect(product).toHaveValue(wanted.name.en));
    await expect(link).toHaveDisplayValue('A product');
    await userEvent.selectOptions(link, 'Another address');
    await expect(canvas.getByRole('textbox', { name: 'Address' })).toHaveValue(`/product/${wanted.id}`);
  },
});

/** Half a button is refused at the field that is missing. */
export const HalfAButton = meta.story({
  name: 'Half a button refused',
  parameters: { covers: ['D-049'] },
  beforeEach: ({ msw }) => msw.use(pageAndDraft()),
  play: async ({ canvas, userEvent }) => {
    await open(canvas, 'Banners');
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a banner' }));
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Link' }), 'Resort 27');
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await seen(await canvas.findByText('the button has a link and no words'));
    await expect(canvas.getByRole('textbox', { name: 'Words of the button, English' })).toBeInvalid();
    await expect(canvas.getByRole('combobox', { name: 'Link' })).toBeValid();
  },
});

/** The bar leads to the comparison, and to the hour at which the draft goes live by itself. */
export const FromTheBar = meta.story({
  name: 'From the bar',
  parameters: { covers: ['D-049'] },
  beforeEach: async ({ msw }) => {
    msw.use(pageAndDraft());
    await loadParts();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Compare' }));
    await expect(canvas.getByRole('button', { name: 'Before and after' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Set an hour' }));
    await expect(canvas.getByLabelText('Publish at')).toHaveFocus();
    await userEvent.type(await openStyle(canvas), '!');
    await expect(canvas.queryByRole('button', { name: 'Publish now' })).toBeNull();
    await seen(canvas.getByRole('button', { name: 'Compare' }));
  },
});

/** What is refused while publishing is said in the bar, which leads to the field. */
export const RefusedPublishing = meta.story({
  name: 'Publishing refused',
  parameters: { covers: ['D-049'] },
  beforeEach: async ({ msw }) => {
    const errors = { 'info_block.0.link': ['This is no web address and no path of the shop, such as /brands.'] };
    const refused = { message: 'Correct the fields.', detail: 'Correct the fields.', errors };
    msw.use(pageAndDraft(), mockCall(contract.brandOfficePage.publish, { status: 422, data: refused }));
    await loadParts();
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Style', level: 2 });
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish now' }));
    const link = await canvas.findByRole('combobox', { name: 'Link' });
    await waitFor(() => expect(link).toHaveFocus());
    await seen(canvas.getByText(/^1 field is wrong/));
    await userEvent.click(canvas.getByRole('button', { name: 'Compare' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show the field' }));
    await expect(link).toHaveFocus();
  },
});

/** A chosen file is cropped first; the point that stays in sight is set by keyboard too. */
export const Framing = meta.story({
  name: 'Picture is framed',
  parameters: { covers: ['D-049'] },
  beforeEach: async ({ msw }) => {
    await import('../../parts/fields/FramingDialog.tsx');
    msw.use(pageAndDraft());
  },
  play: async ({ canvas, userEvent }) => {
    await open(canvas, 'Header');
    await userEvent.click(await canvas.findByRole('button', { name: 'Change crop: Cover picture' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Frame the picture' }));
    await seen(await dialog.findByText('Focus point: 50% from the left, 50% from the top'));
    (await dialog.findByRole('slider', { name: 'Focus point, left to right' })).focus();
    await userEvent.keyboard('{ArrowRight}');
    await seen(await dialog.findByText('Focus point: 51% from the left, 50% from the top'));
  },
});

/** A brand on a single page is compared as a whole. */
export const LightPage = meta.story({
  name: 'Draft of a single page',
  parameters: { covers: ['D-049'] },
  beforeEach: async ({ msw }) => {
    msw.use(pageAndDraft('light'));
    await loadParts();
  },
  play: async ({ canvas }) => {
    await seen(await canvas.findByRole('region', { name: 'Year established, changed' }));
  },
});

/** The values that the draft changes, beside the live ones. */
export const InATable = meta.story({
  name: 'Changes as a table',
  parameters: { covers: ['D-049', 'D-060'] },
  beforeEach: ({ msw }) => msw.use(pageAndDraft()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Table' }));
    const table = within(await canvas.findByRole('table', { name: 'What the draft changes' }));
    await seen(table.getByText('Beach clothes of washed linen.'));
    await seen(table.getByText('Long summers, worn slowly.'));
    await expect(canvas.getByRole('link', { name: 'See the draft in the shop' })).toHaveAttribute(
      'href',
      '/casa-marola?brand_page_draft=1',
    );
    await expect(await openStyle(canvas)).toHaveValue('Long summers, worn slowly.');
  },
});

/** A draft is saved, published, and the former page comes back. */
export const Published = meta.story({
  name: 'Page published',
  parameters: { covers: ['D-049'] },
  beforeEach: async () => void (await loadParts()),
  play: async ({ canvas, userEvent }) => {
    const style = await openStyle(canvas);
    await userEvent.clear(style);
    await userEvent.type(style, 'Wool');
    await expect(canvas.getByText('Not saved yet')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Publish now' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    const publish = await canvas.findByRole('button', { name: 'Publish now' });
    await expect(canvas.queryByRole('button', { name: 'Save draft' })).toBeNull();
    await expect(canvas.getByText('Saved, not live yet').parentElement).toHaveFocus();
    await userEvent.click(publish);
    await seen(await canvas.findByText(/^There is no draft/));
    await seen(canvas.getByText('Same as the live page'));
    const history = within(canvas.getByRole('table', { name: 'Published pages' }));
    const again = () => history.getAllByRole('button', { name: /^Publish again/ })[0] as HTMLElement;
    await waitFor(() => expect(again()).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(again());
    const asked = within(await screen.findByRole('dialog', { name: /^Publish the page of .* again\?$/ }));
    await seen(asked.getByText(/^It replaces the page that retailers see now/));
    await seen(await asked.findByRole('region', { name: 'Style, changed' }));
    await expect(history.getAllByRole('row')).toHaveLength(5);
    await userEvent.click(asked.getByRole('button', { name: 'Publish again' }));
    await waitFor(() => expect(history.getAllByRole('row')).toHaveLength(6));
    await screen.findAllByText('The page is live');
  },
});

/** What a former page changes is seen before it is published again. */
export const Former = meta.story({
  name: 'Former page',
  parameters: { covers: ['D-049'] },
  beforeEach: async ({ msw }) => {
    msw.use(pageAndDraft());
    await loadParts();
  },
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: 'Published pages' }));
    await userEvent.click(table.getAllByRole('button', { name: /^Publish again/ })[0] as HTMLElement);
    const asked = within(await screen.findByRole('dialog'));
    const style = await asked.findByRole('region', { name: 'Style, changed' });
    await expect(style).toHaveAccessibleDescription(/Former page: Linen, and the sea\./);
    await seen(asked.getByText(/Your draft stays a draft\.$/));
  },
});

/** The hour is chosen in the reader's zone, seen, and cancelled. */
export const Planned = meta.story({
  name: 'Publishing planned',
  parameters: { covers: ['D-049'] },
  play: async ({ canvas, userEvent }) => {
    await fireEvent.change(await canvas.findByLabelText('Publish at'), { target: { value: '2027-03-01T09:30' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Plan' }));
    await seen(await canvas.findByText(/Davi Moura has planned this draft/));
    await expect(canvas.getByLabelText('Publish at')).toHaveValue('2027-03-01T09:30');
    await userEvent.click(canvas.getByRole('button', { name: 'Don’t publish by itself' }));
    await waitFor(() => expect(canvas.queryByText(/has planned this draft/)).toBeNull());
  },
});

/** The brand's people talk about the draft; a comment is settled. */
export const Commented = meta.story({
  name: 'Comments on the draft',
  parameters: { covers: ['D-049'] },
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: 'Comments on the draft' }));
    await seen(await table.findByText('Does linen still come first this season?'));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Comment' }), 'Check the year');
    await userEvent.click(canvas.getByRole('button', { name: 'Add comment' }));
    await seen(await table.findByText('Check the year'));
    await userEvent.click(table.getByRole('button', { name: 'Settle: Check the year' }));
    await table.findByRole('button', { name: 'Open again: Check the year' });
  },
});

export const Empty = meta.story({
  name: 'No draft yet',
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(contract.brandOfficePage.read, {
        status: 200,
        data: { data: { ...state, draft: state.live, has_draft: false, published: [] } },
      }),
    ),
  play: async ({ canvas }) => {
    await seen(await canvas.findByText(/^There is no draft/));
    await seen(canvas.getByText('Nothing was published here yet'));
  },
});

/** A colleague who may only read finds the values and no way to change them. */
export const Reader = meta.story({
  parameters: { covers: ['D-049'] },
  args: { viewer: 'reader' },
  globals: { stage: 'none' },
  play: async ({ canvas }) => {
    await seen(await canvas.findByText(/Only owners of your brand can/));
    await expect(await openStyle(canvas)).toBeDisabled();
    const form = within(canvas.getByRole('form'));
    await expect(form.queryByRole('button', { name: /Save/ })).toBeNull();
  },
});

/** Each part names what is in it in the language of the reader. */
export const Portuguese = meta.story({
  name: 'pt-BR',
  globals: { locale: 'pt-BR' },
  beforeEach: async ({ msw }) => {
    msw.use(pageAndDraft());
    await loadParts();
  },
  play: async ({ canvas }) => {
    await open(canvas, 'Cabeçalho');
    await seen(await canvas.findByRole('navigation', { name: 'Páginas da marca, Cabeçalho' }));
  },
});
