import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { fixtures, mockCall, mockOffline } from '@vitrine/api/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office of a brand/Size charts',
  args: { address: '/admin/brand/charts', viewer: 'seller' as const },
  globals: { stage: 'seller' },
});

const [dresses] = fixtures.catalogue.sizeCharts;
if (!dresses) throw new Error('There are no size charts.');

/** The table of a chart: a measurement is added, and figures are typed size by size. */
export const Edited = meta.story({
  name: 'Chart edited',
  parameters: { covers: ['D-048', 'D-088', 'E-34'] },
  args: { address: '/admin/brand/charts/1' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a measurement' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name of measurement 4, English' }), 'Sleeve');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Sleeve, S' }), '60.5');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await seen(await screen.findByText('Size chart saved'));
    await expect(canvas.getByRole('textbox', { name: 'Sleeve, S' })).toHaveValue('60.5');
  },
});

/** A new chart begins with one empty measurement; other sizes are other columns. */
export const Added = meta.story({
  name: 'Chart added',
  parameters: { covers: ['D-048'] },
  args: { address: '/admin/brand/charts/add' },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name, English' });
    await expect(name).not.toBeRequired();
    await expect(name).toHaveAccessibleDescription('In at least one language');
    await userEvent.type(name, 'Clogs');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sizes' }), '36 to 42');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name of measurement 1, English' }), 'Foot length');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Foot length, 36' }), '23');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await seen(await canvas.findByRole('heading', { level: 1, name: 'Clogs' }));
  },
});

/** A chart that products use stays, and says so; an unused one is removed after a question. */
export const Removed = meta.story({
  name: 'Chart removed',
  parameters: { covers: ['D-048'] },
  args: { address: '/admin/brand/charts/1' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove Dresses' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await seen(await dialog.findByText(/^Products use this size chart: 2\./));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(canvas.getByRole('link', { name: 'All size charts' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Sandals' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove' }));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Remove Sandals' }));
    await userEvent.click(asked.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Sandals' })).toBeNull());
    await seen(await canvas.findByRole('link', { name: 'Dresses' }));
  },
});

/** Staff keep the charts of the account, which every brand can choose. */
export const OfAccount = meta.story({
  name: 'Charts of the account',
  parameters: { covers: ['D-067', 'D-088'] },
  args: { address: '/admin/charts', viewer: 'staff' as const },
  globals: { stage: 'none' },
  play: async ({ canvas, userEvent }) => {
    await seen(await canvas.findByText(/^Every brand can choose these charts/));
    await expect(canvas.queryByRole('columnheader', { name: 'Belongs to' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Dresses' })).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'Add a size chart' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name, English' }), 'Hats');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name of measurement 1, English' }), 'Head');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Head, S' }), '56');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await seen(await canvas.findByRole('heading', { level: 1, name: 'Hats' }));
    await userEvent.click(canvas.getByRole('link', { name: 'All size charts' }));
    await seen(await canvas.findByRole('link', { name: 'Hats' }));
  },
});

/** What is wrong is said at each field; what was typed stays. */
export const Refused = meta.story({
  name: 'Figures refused',
  args: { address: '/admin/brand/charts/1' },
  beforeEach: ({ msw }) => {
    const message = 'This is too large.';
    const errors = { 'measurements.1.cm.M': [message], name: ['Write the name in at least one language.'] };
    msw.use(mockCall(contract.brandSizeCharts.save, { status: 422, data: { message, detail: message, errors } }));
  },
  play: async ({ canvas, userEvent }) => {
    const figure = await canvas.findByRole('textbox', { name: 'Waist, M' });
    await userEvent.type(figure, '0');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await seen(await canvas.findByText(/^2 fields are wrong\./));
    await expect(figure).toHaveValue('720');
    await expect(figure).toBeInvalid();
  },
});

/** The second of two writers sees what the first one changed, and chooses. */
export const Conflict = meta.story({
  name: 'Two writers',
  parameters: { covers: ['D-048'] },
  args: { address: '/admin/brand/charts/1' },
  beforeEach: ({ msw }) => {
    const message = 'Somebody else has changed this size chart.';
    const current = { ...dresses, version: 9, name: { ...dresses.name, en: 'Long dresses' } };
    msw.use(mockCall(contract.brandSizeCharts.save, { status: 409, data: { message, detail: message, current } }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    const both = within(await canvas.findByRole('table', { name: 'Fields that differ' }));
    await seen(both.getByRole('row', { name: 'Name (English) Long dresses Dresses' }));
    await expect(both.getAllByRole('row')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Take theirs' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name, English' })).toHaveValue('Long dresses'));
  },
});

/** Charts of the marketplace are read, and changed by staff alone. */
export const OfTheMarketplace = meta.story({
  name: 'Chart of the marketplace',
  args: { address: '/admin/brand/charts/3' },
  play: async ({ canvas }) => {
    await seen(await canvas.findByText(/^This chart belongs to the marketplace/));
    await expect(canvas.queryByRole('button', { name: 'Remove' })).toBeNull();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(mockCall(contract.brandSizeCharts.list, { status: 200, data: { data: [] } })),
  play: async ({ canvas }) => seen(await canvas.findByText('No size charts yet')),
});

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(mockOffline(contract.brandSizeCharts.list)),
  play: async ({ canvas }) => seen(await canvas.findByRole('button', { name: /try again/i })),
});

export const Portuguese = meta.story({
  name: 'pt-BR',
  args: { address: '/admin/brand/charts/1' },
  globals: { locale: 'pt-BR' },
});
