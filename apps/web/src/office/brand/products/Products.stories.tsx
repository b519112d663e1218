import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { mockCall } from '@vitrine/api/testing';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';

const wrongGtin = 'The last digit of 7891000315508 does not match the others. Compare it with the barcode.';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office of a brand/Products',
  args: { address: '/admin/brand/products', viewer: 'seller' as const },
  globals: { stage: 'seller' },
});

/** The list is narrowed by words and collection, and leads to each product. */
export const Playground = meta.story({
  name: 'Products',
  parameters: { covers: ['D-048'] },
  play: async ({ canvas, userEvent }) => {
    await seen(await canvas.findByRole('heading', { level: 1, name: 'Products' }));
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Search by name or reference' }), 'tank{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
    const link = canvas.getByRole('link', { name: 'Farol Tank' });
    await expect(link).toHaveAttribute('href', '/admin/brand/products/108');
    await userEvent.click(canvas.getByRole('button', { name: 'Empty the search' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Archived/ }));
    await seen(await canvas.findByRole('link', { name: 'Lagoa Shirt Dress' }));
  },
});

/** A colour is added, a price changed, and the product archived. */
export const OneProduct = meta.story({
  name: 'One product',
  parameters: { covers: ['D-067'] },
  args: { address: '/admin/brand/products/101' },
  play: async ({ canvas, userEvent }) => {
    const price = await canvas.findByRole('textbox', { name: /^Wholesale, USD FOB/ });
    await userEvent.clear(price);
    await userEvent.type(price, '71,5');
    await userEvent.click(canvas.getByRole('button', { name: 'Add a colour' }));
    const colour = within(canvas.getByRole('listitem', { name: 'Colour 4' }));
    await userEvent.type(colour.getByRole('textbox', { name: /^Colour name, English/ }), 'Moss');
    await userEvent.click(canvas.getByRole('button', { name: 'Save product' }));
    await seen(await screen.findByText('CM-R27-101 saved'));
    await expect(price).toHaveValue('71.5');
    await userEvent.click(canvas.getByRole('button', { name: 'Archive' }));
    await seen(await canvas.findByRole('button', { name: 'Bring back' }));
  },
});

/** Each size of each colour has a field for its GTIN, and what is wrong with one stands at it. */
export const Barcodes = meta.story({
  args: { address: '/admin/brand/products/101' },
  parameters: { covers: ['D-048'] },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(contract.brandProducts.save, {
        status: 422,
        data: { message: wrongGtin, detail: wrongGtin, errors: { 'colours.1.gtins.0.code': [wrongGtin] } },
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    const [, second] = await canvas.findAllByRole('group', { name: /^GTINs of/ });
    const colour = within(second ?? document.body);
    await userEvent.type(colour.getByRole('textbox', { name: 'M' }), '7891000315508');
    await userEvent.click(canvas.getByRole('button', { name: 'Save product' }));
    await seen(await colour.findByText(wrongGtin));
    await expect(colour.getByRole('textbox', { name: 'M' })).toBeInvalid();
  },
});

/** Another screen of the shop opens only after a question while something typed is not saved. */
export const Leaving = meta.story({
  name: 'Leaving unsaved',
  args: { address: '/admin/brand/products/101' },
  parameters: { covers: ['D-048'] },
  play: async ({ canvas, userEvent }) => {
    const ask = spyOn(window, 'confirm').mockReturnValue(false);
    const reference = await canvas.findByRole('textbox', { name: /^Reference/ });
    await expect(canvas.getByRole('option', { name: 'Winter 27 (hidden)' })).toBeInTheDocument();
    await userEvent.type(reference, '-B');
    await userEvent.click(canvas.getByRole('link', { name: 'Price lists' }));
    await expect(ask).toHaveBeenCalledWith('What you changed here is not saved. Leave it?');
    await expect(reference).toHaveValue('CM-R27-101-B');
    ask.mockReturnValue(true);
    await userEvent.click(canvas.getByRole('link', { name: 'Price lists' }));
    await seen(await canvas.findByRole('heading', { level: 1, name: 'Price lists' }));
  },
});
