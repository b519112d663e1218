import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { mockCall } from '@vitrine/api/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office/Campaign pages',
  args: { address: '/admin/account', viewer: 'staff' as const },
});

const openDialog = async (
  canvas: { findByRole: (role: string, by: { name: string }) => Promise<HTMLElement> },
  press: (button: HTMLElement) => Promise<void>,
  name: string,
) => {
  await press(await canvas.findByRole('button', { name }));
  return within(await screen.findByRole('alertdialog'));
};

/** The name of a new page suggests its address. Its form comes next. */
export const Added = meta.story({
  name: 'Added by name and address',
  parameters: { covers: ['D-042', 'D-067'] },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog(canvas, (button) => userEvent.click(button), 'Add a campaign page');
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await expect(name).toHaveFocus();
    await userEvent.type(name, 'Edição 27');
    await expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveValue('edicao-27');
    await seen(dialog.getByText('Visitors find the page at /edicao-27.'));
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('textbox', { name: 'Title (English)' })).toHaveValue('Edição 27');
    await seen(canvas.getByText('Not in the shop yet. Save to show it.'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await seen(await screen.findByText('Saved. The shop shows it.'));
    // The list says whether visitors see the page today.
    await seen(await canvas.findByRole('link', { name: /^Open in the shop/ }));
  },
});

/** What is wrong with an address is said while it is typed. */
export const Taken = meta.story({
  name: 'Taken address',
  parameters: { covers: ['D-046'] },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog(canvas, (button) => userEvent.click(button), 'Add a campaign page');
    const address = dialog.getByRole('textbox', { name: 'Address' });
    await userEvent.type(address, 'Sp');
    await seen(dialog.getByText('Use small letters, digits and single dashes between them.'));
    await userEvent.clear(address);
    await userEvent.type(address, 'cart');
    await seen(await dialog.findByText('This is an address of the shop. Choose another one.'));
    await userEvent.clear(address);
    await userEvent.type(address, 'totheworld');
    await seen(await dialog.findByText('A campaign page has or had this address. Choose another one.'));
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await seen(dialog.getByText('Enter a name.'));
  },
});

/** Outside its days a page has no link to the shop. */
export const Planned = meta.story({
  name: 'Planned',
  parameters: { covers: ['D-067'] },
  args: { address: '/admin/account/salao-tropical-2027' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText(/^First day in the shop/)).toHaveValue('2027-04-01');
    await expect(canvas.getByLabelText(/^Last day in the shop/)).toHaveValue('2027-05-14');
    await expect(canvas.queryByRole('link', { name: /^Open in the shop/ })).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title (English)' }), ' 2027');
    await expect(canvas.getByRole('button', { name: 'Change address' })).toHaveAccessibleDescription(
      'Save your changes first.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await seen(await screen.findByText('Saved. Visitors see the page on its days.'));
  },
});

/** The last day is before the first one. */
export const DaysSwapped = meta.story({
  name: 'Days the wrong way round',
  args: { address: '/admin/account/salao-tropical-2027' },
  beforeEach: ({ msw }) => {
    const sentence = 'The last day is before the first. Change one of the two.';
    const errors = { 'document.shown_until': [sentence] };
    msw.use(
      mockCall(contract.staffContent.set, { status: 422, data: { message: sentence, detail: sentence, errors } }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await seen(await canvas.findByText('The last day is before the first. Change one of the two.'));
    await expect(canvas.getByLabelText(/^Last day in the shop/)).toHaveAccessibleDescription(/before the first/);
  },
});

/** A page moves to another address; a taken one is refused at its field. */
export const Moved = meta.story({
  name: 'Address changed',
  parameters: { covers: ['D-042', 'D-067', 'R-020'] },
  args: { address: '/admin/account/totheworld' },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog(canvas, (button) => userEvent.click(button), 'Change address');
    const address = dialog.getByRole('textbox', { name: 'Address' });
    await expect(address).toHaveFocus();
    await userEvent.clear(address);
    await userEvent.type(address, 'salao-tropical-2027{Enter}');
    await seen(await dialog.findByText(/campaign page has (or had )?this address/));
    await userEvent.clear(address);
    await userEvent.type(address, 'world{Enter}');
    await seen(await screen.findByText('The page is at /world now.'));
    await seen(await canvas.findByRole('heading', { level: 1, name: '/world' }));
  },
});

/** A colleague was faster: the sentence says who. */
export const MovedMeanwhile = meta.story({
  name: 'Moved by somebody else',
  parameters: { covers: ['D-067'] },
  args: { address: '/admin/account/totheworld' },
  beforeEach: ({ msw }) => {
    const sentence = 'Marta Lima has given this page the address /world meanwhile. Nothing was changed. Open it there.';
    msw.use(mockCall(contract.staffContent.rename, { status: 409, data: { message: sentence, detail: sentence } }));
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog(canvas, (button) => userEvent.click(button), 'Change address');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Address' }), '-2{Enter}');
    await seen(await dialog.findByText(/^Marta Lima has given this page the address \/world meanwhile\./));
  },
});

/** A removed page stays in the list, and its last version brings it back. */
export const Removed = meta.story({
  name: 'Removed and brought back',
  parameters: { covers: ['D-042', 'D-067'] },
  args: { address: '/admin/account/totheworld' },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog(canvas, (button) => userEvent.click(button), 'Remove');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    const card = await canvas.findByRole('article', { name: /^From Brazil to the World/ });
    await waitFor(() => expect(card).toHaveTextContent(/Removed$/));
    await userEvent.click(within(card).getByRole('link'));
    await userEvent.click((await canvas.findAllByRole('button', { name: /^Return to this/ }))[0] as HTMLElement);
    await seen(await screen.findByText('Saved. The shop shows it.'));
  },
});

export const Empty = meta.story({
  name: 'No pages yet',
  beforeEach: ({ msw }) => msw.use(mockCall(contract.staffContent.list, { status: 200, data: { data: [] } })),
  play: async ({ canvas }) => {
    await seen((await canvas.findAllByText('Nothing here yet'))[0] as HTMLElement);
    await seen(canvas.getByRole('button', { name: 'Add a campaign page' }));
  },
});

const long = 'großhandelsvorbestellungen-der-fruehjahrskollektion-zweitausendsiebenundzwanzig'.replace('ß', 'ss');

/** A long name and a long address keep the layout. */
export const Long = meta.story({
  name: 'Long name and address',
  beforeEach: ({ msw }) => {
    const page = { name: long, kind: 'page' as const, is_set: true, is_removed: false, is_active: true };
    const title = 'Großhandelsvorbestellungen der Frühjahrskollektion zweitausendsiebenundzwanzig in Salvador da Bahia';
    const days = { shown_from: null, shown_until: '2026-09-30', phase: 'over' as const };
    msw.use(mockCall(contract.staffContent.list, { status: 200, data: { data: [{ ...page, title, days }] } }));
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('article', { name: /^Großhandels/ })).toHaveTextContent(
      /Until Sep 30, 2026Over$/,
    );
    const { documentElement } = canvasElement.ownerDocument;
    await expect(documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Portuguese = meta.story({
  name: 'pt-BR',
  globals: { locale: 'pt-BR' },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog(canvas, (button) => userEvent.click(button), 'Adicionar página de campanha');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Endereço' }), 'totheworld');
    await seen(await dialog.findByText('Uma página de campanha tem ou já teve este endereço. Escolha outro.'));
  },
});
