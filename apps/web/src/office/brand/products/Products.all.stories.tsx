import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { fixtures, mockCall } from '@vitrine/api/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';
import { paintPhoto } from '../../../testing/photographs.ts';

const said = (message: string) => ({ message, detail: message });

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office of a brand/Products',
  args: { address: '/admin/brand/products', viewer: 'seller' as const },
  globals: { stage: 'seller' },
});

/** Chosen products are archived in one call, and *Undo* brings them back; then they are moved. */
export const Many = meta.story({
  name: 'Many products at once',
  parameters: { covers: ['D-048', 'D-067'] },
  play: async ({ canvas, userEvent }) => {
    const boxes = await canvas.findAllByRole('checkbox', { name: /^Choose CM-/ });
    await userEvent.click(boxes[0] as HTMLElement);
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(boxes[2] as HTMLElement);
    await userEvent.keyboard('{/Shift}');
    await seen(canvas.getByText('3 products chosen'));
    const rows = canvas.getAllByRole('row').length;
    await userEvent.click(canvas.getByRole('button', { name: 'Archive' }));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(rows - 3));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(rows));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose all products of this page' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Move to a collection' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await seen(await screen.findByRole('button', { name: 'Undo' }));
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mockCall(contract.brandProducts.list, { status: 200, data: { data: [], meta: { total: 0 } } })),
  play: async ({ canvas }) => seen(await canvas.findByText('No products here')),
});

/** A patterned fabric has a picture, which the swatch shows; words say when the product ships. */
export const Fabric = meta.story({
  name: 'Picture of a fabric',
  parameters: { covers: ['D-048', 'E-33', 'R-267'] },
  args: { address: '/admin/brand/products/101' },
  play: async ({ canvas, userEvent }) => {
    const colour = within(await canvas.findByRole('listitem', { name: 'Colour 1' }));
    await userEvent.click(colour.getByRole('button', { name: /^Add a picture of the fabric/ }));
    const place = colour.getByLabelText(/^Picture of the fabric/);
    await expect(place).toHaveFocus();
    await userEvent.upload(place, new File([await paintPhoto()], 'stripes.png', { type: 'image/png' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Use picture' }));
    const remove = await colour.findByRole('button', { name: /^Remove the picture of the fabric/ });
    await expect(remove).toHaveFocus();
    await userEvent.type(canvas.getByRole('textbox', { name: /^When it ships, English/ }), 'Ships in March');
    await userEvent.click(canvas.getByRole('button', { name: 'Save product' }));
    await seen(await screen.findByText('CM-R27-101 saved'));
    await userEvent.click(remove);
    await expect(colour.getByRole('button', { name: /^Add a picture of the fabric/ })).toHaveFocus();
  },
});

/** Two people edit one product: the second chooses. */
export const Conflict = meta.story({
  args: { address: '/admin/brand/products/101' },
  beforeEach: ({ msw }) => {
    const [current] = fixtures.catalogue.products;
    msw.use(
      mockCall(contract.brandProducts.save, {
        status: 409,
        data: {
          ...said('Ana Costa has changed this product.'),
          current: current && { ...current, version: 2, reference_code: 'CM-THEIRS' },
        },
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save product' }));
    await seen(await canvas.findByText('Ana Costa has changed this product.'));
    const row = within(canvas.getByRole('rowheader', { name: 'Reference' }).closest('tr') as HTMLElement);
    await seen(row.getByRole('cell', { name: 'CM-THEIRS' }));
    await seen(row.getByRole('cell', { name: 'CM-R27-101' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Take theirs' }));
    await expect(canvas.getByRole('textbox', { name: /^Reference/ })).toHaveValue('CM-THEIRS');
  },
});

/** Archived over what somebody else has changed, after both values were shown. */
export const ArchiveConflict = meta.story({
  name: 'Archived by two people',
  parameters: { covers: ['D-048'] },
  args: { address: '/admin/brand/products/101' },
  beforeEach: ({ msw }) => {
    const [first] = fixtures.catalogue.products;
    if (!first) return;
    const current = { ...first, version: 9, reference_code: 'CM-THEIRS' };
    msw.use(
      mockCall(contract.brandProducts.setActive, ({ body: { seen: version, active } }) =>
        version === current.version
          ? { status: 200, data: { data: { ...current, is_active: active } } }
          : { status: 409, data: { ...said('Ana Costa has changed this product.'), current } },
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Archive' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ana Costa has changed this product.' }));
    await seen(dialog.getByRole('cell', { name: 'CM-THEIRS' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Archive' }));
    await seen(await canvas.findByRole('button', { name: 'Bring back' }));
  },
});

/** Each wrong field says why; what was typed stays. */
export const Wrong = meta.story({
  name: 'Fields refused',
  args: { address: '/admin/brand/products/101' },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(contract.brandProducts.save, {
        status: 422,
        data: {
          ...said('Field required'),
          errors: {
            reference_code: ['Another product has the reference CM-1.'],
            'prices.0.wholesale': ['Enter a number.'],
          },
        },
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    const reference = await canvas.findByRole('textbox', { name: /^Reference/ });
    await userEvent.clear(reference);
    await userEvent.type(reference, 'CM-1');
    await userEvent.click(canvas.getByRole('button', { name: 'Save product' }));
    await seen(await canvas.findByText('2 fields are wrong. Correct them and save again.'));
    await expect(reference).toHaveAccessibleDescription('Another product has the reference CM-1.');
    await expect(reference).toHaveValue('CM-1');
    await waitFor(() => expect(reference).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: /^Wholesale, USD FOB/ })).toHaveAccessibleDescription(
      'Enter a number.',
    );
  },
});

export const Portuguese = meta.story({
  name: 'pt-BR',
  args: { address: '/admin/brand/products/102' },
  globals: { locale: 'pt-BR' },
});
