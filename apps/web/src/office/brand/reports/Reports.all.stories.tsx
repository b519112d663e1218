import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { mockCall } from '@vitrine/api/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office of a brand/Reports',
  args: { address: '/admin/brand/reports', viewer: 'seller' as const },
  globals: { stage: 'seller' },
});

/** Each currency has a row of its own; values are not added. */
export const Styles = meta.story({
  name: 'By style',
  parameters: { covers: ['D-048'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Style' }));
    const rows = await canvas.findAllByRole('rowheader', { name: 'Itapuã Wrap Dress · CM-101' });
    await expect(rows).toHaveLength(2);
    await expect(within(rows[0] as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/admin\/brand\/products\//),
    );
    await waitFor(() => expect(canvas.getAllByRole('rowheader', { name: 'Loja Aurora' })).toHaveLength(2));
  },
});

/** A report is kept under a name, and found again. */
export const SavedView = meta.story({
  name: 'Saved view',
  parameters: { covers: ['D-048'] },
  args: { address: '/admin/brand/reports?weeks=52' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Style' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save view' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Save view' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name of the view/ }), 'Styles of a year');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'View: Styles of a year' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Everything' }));
    await expect(canvas.getByRole('combobox', { name: 'Period' })).toHaveValue('12');
    await userEvent.click(canvas.getByRole('button', { name: 'Views' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Styles of a year' }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Period' })).toHaveValue('52'));
  },
});

const empty = { status: 200 as const, data: { data: [], meta: { more: false } } };
const nothingSold = { status: 200 as const, data: { data: [], meta: { more: false, this_week: '2026-05-18' } } };

export const Empty = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(contract.brandReports.sales, nothingSold),
      mockCall(contract.brandReports.looks, empty),
      mockCall(contract.brandReports.carts, empty),
    ),
  play: async ({ canvas }) => {
    await seen(await canvas.findByText('Nothing was sold in this period'));
    await seen(await canvas.findByText(/^No retailer looked at a product/));
    await seen(await canvas.findByText('No retailer has an open cart with units'));
  },
});

export const Portuguese = meta.story({ name: 'pt-BR', globals: { locale: 'pt-BR' } });
