import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { mockCall, mockOffline } from '@vitrine/api/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';
import { photographs } from '../../../testing/photographs.ts';
import { first, one, firstProduct } from './Collections.fixture.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office of a brand/Collections',
  args: { address: '/admin/brand/collections', viewer: 'seller' as const },
  globals: { stage: 'seller' },
});

/** The form of a collection with its cover picture; what is saved is said. */
export const Edited = meta.story({
  name: 'Collection edited',
  parameters: { covers: ['D-049'] },
  args: { address: one },
  play: async ({ canvas, userEvent }) => {
    const season = await canvas.findByRole('textbox', { name: /^Season/ });
    await userEvent.clear(season);
    await userEvent.type(season, 'Winter 2027');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await seen(await screen.findByText('Collection saved'));
    await expect(season).toHaveValue('Winter 2027');
  },
});

/** Who was slower keeps the chosen order, sees why it was not saved, and can save it over what is there now. */
export const OrderConflict = meta.story({
  name: 'Order changed meanwhile',
  parameters: { covers: ['D-049'] },
  args: { address: one },
  beforeEach: ({ msw }) => {
    const message = 'Products of this collection were moved, added or taken out meanwhile.';
    msw.use(mockCall(contract.brandCollections.setOrder, { status: 409, data: { message, detail: message } }));
  },
  play: async ({ canvas, userEvent }) => {
    const field = () => canvas.findByRole('textbox', { name: `Place of ${firstProduct.name}` });
    await userEvent.clear(await field());
    await userEvent.type(await field(), '3{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save the order' }));
    await seen(await canvas.findByText(/^Products of this collection were moved, added or taken out meanwhile/));
    await expect(await field()).toHaveValue('3');
    await userEvent.click(canvas.getByRole('button', { name: 'As it was' }));
    await waitFor(async () => expect(await field()).toHaveValue('1'));
  },
});

/** The cover is cropped again, and keeps another point in sight from then on. */
export const Framed = meta.story({
  name: 'Cover is framed',
  parameters: { covers: ['D-049'] },
  args: { address: one },
  beforeEach: async ({ msw }) => {
    await import('../../parts/fields/FramingDialog.tsx');
    msw.use(photographs);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change crop: Cover picture' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Frame the picture' }));
    (await dialog.findByRole('slider', { name: 'Focus point, left to right' })).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await userEvent.click(dialog.getByRole('button', { name: 'Use picture' }));
    await seen(await screen.findByText('Picture saved'));
    const cover = canvas.getByRole('img', { name: 'Cover picture' });
    await waitFor(() => expect(cover).toHaveStyle({ objectPosition: '49% 50%' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Change crop: Cover picture' }));
    await seen(await screen.findByText('Focus point: 49% from the left, 50% from the top'));
  },
});

/** Somebody else has chosen another cover meanwhile: the second of two writers is told, and chooses. */
export const CoverConflict = meta.story({
  name: 'Cover of two writers',
  parameters: { covers: ['D-049'] },
  args: { address: one },
  beforeEach: async ({ msw }) => {
    await import('../../parts/fields/FramingDialog.tsx');
    const message = 'Somebody else has changed this cover picture meanwhile. Yours was not saved yet.';
    const current = { ...first, picture: `${first.picture}#focus=10-20` };
    msw.use(
      photographs,
      mockCall(contract.brandCollections.setPicture, { status: 409, data: { detail: message, message, current } }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change crop: Cover picture' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Frame the picture' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Use picture' }));
    await seen(await canvas.findByText(/Somebody else has changed this cover picture meanwhile/));
    await userEvent.click(canvas.getByRole('button', { name: 'Take theirs' }));
    const cover = canvas.getByRole('img', { name: 'Cover picture' });
    await waitFor(() => expect(cover).toHaveStyle({ objectPosition: '10% 20%' }));
    await expect(canvas.queryByRole('button', { name: 'Take theirs' })).toBeNull();
  },
});

/** What is wrong is said at each field; what was typed stays. */
export const Refused = meta.story({
  name: 'Fields refused',
  args: { address: '/admin/brand/collections/add' },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(contract.brandCollections.add, {
        status: 422,
        data: {
          message: 'The delivery ends before it begins.',
          detail: 'The delivery ends before it begins.',
          errors: { production_window_end: ['The delivery ends before it begins. Choose Mar 1, 2027 or a later day.'] },
        },
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Name.*English/ }), 'Dusk');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await seen(await canvas.findByText('The delivery ends before it begins. Choose Mar 1, 2027 or a later day.'));
    await seen(canvas.getByText(/^1 field is wrong\./));
    await expect(canvas.getByRole('textbox', { name: /^Name.*English/ })).toHaveValue('Dusk');
  },
});

/** What cannot be read as a limit is named at its field, which has the focus after each try, and not sent; thousands separators are read. */
export const LimitsRead = meta.story({
  name: 'Limits as typed',
  args: { address: one },
  globals: { locale: 'pt-BR' },
  play: async ({ canvas, userEvent }) => {
    const least = await canvas.findByRole('textbox', { name: /^Mínimo de unidades/ });
    const value = canvas.getByRole('textbox', { name: /^Valor mínimo/ });
    await userEvent.clear(least);
    await userEvent.type(least, '2,5');
    await userEvent.clear(value);
    await userEvent.type(value, '1.500,50');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await seen(await canvas.findByText('Informe um número inteiro de unidades, como 1.250.'));
    await expect(least).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(least).toHaveFocus());
    // Another field that becomes wrong while it is typed in keeps the focus.
    await userEvent.type(value, 'x');
    await expect(value).toBeInvalid();
    await expect(value).toHaveFocus();
    await userEvent.type(value, '{Backspace}');
    await userEvent.clear(least);
    await userEvent.type(least, '1.250');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(least).toHaveValue('1250'));
    await expect(value).toHaveValue('1500,5');
  },
});

/** The second of two writers sees what the first one changed, and chooses. */
export const Conflict = meta.story({
  name: 'Two writers',
  parameters: { covers: ['D-049'] },
  args: { address: one },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(contract.brandCollections.save, {
        status: 409,
        data: {
          message: 'Ana Costa has changed this collection.',
          detail: 'Ana Costa has changed this collection.',
          current: { ...first, version: 9, season: 'Autumn 2027' },
        },
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await seen(await canvas.findByText('Ana Costa has changed this collection.'));
    await seen(canvas.getByRole('cell', { name: 'Autumn 2027' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Take theirs' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Season/ })).toHaveValue('Autumn 2027'));
    await expect(canvas.queryByText(/has changed this collection/)).toBeNull();
  },
});

/** Archived after a question that says what happens to carts, then restored. */
export const Archived = meta.story({
  name: 'Collection archived',
  parameters: { covers: ['D-049'] },
  args: { address: one },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Archive' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await seen(dialog.getByText(/3 open carts hold its products/));
    await userEvent.click(dialog.getByRole('button', { name: 'Archive' }));
    await seen(await canvas.findByText(/^This collection is archived/));
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await seen(await canvas.findByRole('textbox', { name: /^Season/ }));
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(contract.brandCollections.list, {
        status: 200,
        data: { data: [], meta: { total: 0, active: 0, hidden: 0, archived: 0 } },
      }),
    ),
  play: async ({ canvas }) => seen(await canvas.findByText('No collection is in the shop yet')),
});

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(mockOffline(contract.brandCollections.list)),
  play: async ({ canvas }) => seen(await canvas.findByRole('button', { name: /try again/i })),
});

export const Portuguese = meta.story({ name: 'pt-BR', args: { address: one }, globals: { locale: 'pt-BR' } });
