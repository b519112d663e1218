import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { mockCall } from '@vitrine/api/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office of a brand/Price lists',
  args: { address: '/admin/brand/pricelists', viewer: 'seller' as const },
  globals: { stage: 'seller' },
});

const usd = {
  id: 1,
  version: 1,
  currency: 'USD' as const,
  products: 4,
  open_carts: 0,
  given_to: 'all' as const,
  retailers: 0,
  first_retailers: [],
  locations: [],
};

/** Somebody else has renamed the list: the question stays, says who did it, and then asks about the list of now. */
export const Conflict = meta.story({
  name: 'Removed by two people',
  parameters: { covers: ['D-048'] },
  beforeEach: ({ msw }) => {
    let data = [{ ...usd, name: 'USD FOB' }];
    const message = 'Ana Costa has changed this price list meanwhile.';
    msw.use(
      mockCall(contract.brandPricelists.list, () => ({ status: 200, data: { data } })),
      mockCall(contract.brandPricelists.remove, ({ query: { name } }) => {
        const isSeen = name === 'Dollars';
        data = isSeen ? [] : [{ ...usd, name: 'Dollars' }];
        return isSeen ? { status: 204, data: undefined } : { status: 409, data: { message, detail: message } };
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove USD FOB' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove USD FOB' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await seen(await dialog.findByText('Ana Costa has changed this price list meanwhile.'));
    const renamed = within(await screen.findByRole('alertdialog', { name: 'Remove Dollars' }));
    await userEvent.click(renamed.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(canvas.queryByRole('rowheader', { name: 'Dollars' })).toBeNull());
  },
});

const list = { version: 1, currency: 'USD' as const, products: 4, open_carts: 0, given_to: 'chosen' as const };
const countries = ['Argentina', 'Brazil', 'France', 'Germany', 'Portugal', 'United Kingdom'];

/** The first retailers and countries are named. A list that nobody gets says so. */
export const Offered = meta.story({
  name: 'Whom lists are offered to',
  parameters: { covers: ['D-101'] },
  beforeEach: ({ msw }) => {
    const names = ['1872 Mercearia', 'Ateliê das Sedas Naturais e Tecidos Tingidos à Mão', 'Casa Onça'];
    const data = [
      { ...list, id: 1, name: 'Named', retailers: 6, first_retailers: names, locations: [] },
      { ...list, id: 2, name: 'Both', retailers: 1, first_retailers: names.slice(0, 1), locations: countries },
      { ...list, id: 3, name: 'Nobody', retailers: 0, first_retailers: [], locations: [] },
      { ...list, id: 4, name: 'All', given_to: 'all' as const, retailers: 0, first_retailers: [], locations: [] },
    ];
    msw.use(mockCall(contract.brandPricelists.list, { status: 200, data: { data } }));
  },
  play: async ({ canvas }) => {
    await seen(await canvas.findByText(/^1872 Mercearia, Ateliê .*, and 3 more$/));
    await expect(canvas.getByText('Retailers in Argentina, Brazil, France, and 3 more')).toBeVisible();
    await expect(canvas.getByText('Nobody yet')).toBeVisible();
    await expect(canvas.getByText('Every retailer')).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(mockCall(contract.brandPricelists.list, { status: 200, data: { data: [] } })),
  play: async ({ canvas }) => seen(await canvas.findByText('No price lists yet')),
});

export const Portuguese = meta.story({ name: 'pt-BR', globals: { locale: 'pt-BR' } });
