import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { mockCall } from '@vitrine/api/testing';
import { expect, screen, within } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office/People',
  args: { address: '/admin/people', viewer: 'staff' as const },
});

/** What a person may do for its brand. */
export const RightInBrand = meta.story({
  name: 'Right in a brand',
  parameters: { covers: ['D-049', 'D-067'] },
  args: { address: '/admin/people/601' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('radio', { name: /^Sales/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /^Reader/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await seen(await screen.findByText('Rights saved'));
    await expect(canvas.getByRole('radio', { name: /^Reader/ })).toBeChecked();
  },
});

/** Somebody else has changed the rights meanwhile: the second of two writers is told which, and chooses. */
export const TwoWriters = meta.story({
  name: 'Two writers',
  parameters: { covers: ['D-067'] },
  args: { address: '/admin/people/501' },
  beforeEach: ({ msw }) => {
    const current = { is_staff: false, may_add_one_unit: false, right: null };
    const message = 'Somebody else has changed these rights meanwhile.';
    msw.use(mockCall(contract.staffPeople.setRights, { status: 409, data: { detail: '', message, current } }));
  },
  play: async ({ canvas, userEvent }) => {
    const other = await canvas.findByRole('checkbox', { name: /one unit of each size/ });
    await expect(other).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Works for the account' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Make staff' }));
    const both = within(await canvas.findByRole('table', { name: 'Fields that differ' }));
    await seen(both.getByRole('row', { name: 'One unit of each size No Yes' }));
    await seen(both.getByRole('row', { name: 'Staff No Yes' }));
    await expect(canvas.getByRole('checkbox', { name: 'Works for the account' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Take theirs' }));
    await expect(other).not.toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Works for the account' })).not.toBeChecked();
  },
});

/** Staff see the shop as a person sees it, in a tab of its own. */
export const SeeTheShop = meta.story({
  name: 'See the shop',
  parameters: { covers: ['D-067'] },
  args: { address: '/admin/people/501' },
  beforeEach: () => {
    const open = window.open;
    // A browser that opens no tab.
    window.open = () => null;
    return () => void (window.open = open);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'See the shop as Ana Prado' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Open in a new tab' }));
    const link = await dialog.findByRole('link', { name: 'Open the shop' });
    await expect(link).toHaveAttribute('href', '/admin/view#ticket');
  },
});

/** The shop says as whom staff see it, above everything. */
export const AsSomebody = meta.story({
  name: 'As somebody else',
  parameters: { covers: ['D-067'] },
  args: {
    address: '/profile',
    viewer: 'approved' as const,
    kept: { viewing: JSON.stringify({ person: 'Ana Prado', company: 'Loja Ana', stage: 'approved' }) },
  },
  play: async ({ canvas }) => {
    const notice = await canvas.findByText('You see the shop as Ana Prado, Loja Ana');
    await seen(notice);
    await expect(canvas.getByRole('banner')).toContainElement(notice);
    await seen(canvas.getByRole('button', { name: 'Back to the back office' }));
  },
});

/** What the server refuses stays on the screen, with the reason. */
export const OwnAccess = meta.story({
  name: 'Own access',
  args: { address: '/admin/people/602' },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(contract.staffPeople.setActive, {
        status: 409,
        data: { message: 'This is your own access.', detail: 'This is your own access.' },
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Deactivate' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This is your own access.');
  },
});

/** A person is invited by mail; the role asks for a company where it needs one, which is chosen or new. */
export const Added = meta.story({
  name: 'Person added',
  args: { address: '/admin/people/add' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^First name/ }), 'Kai');
    await userEvent.type(canvas.getByRole('textbox', { name: /^E-mail/ }), 'kai@tropico.example');
    await expect(canvas.queryByRole('checkbox', { name: /is new here/ })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Brand' }));
    await userEvent.type(await canvas.findByRole('combobox', { name: /^Brand/ }), 'Lume');
    await userEvent.click(await canvas.findByRole('option', { name: /^Lume/ }));
    await expect(canvas.getByRole('combobox', { name: /^Brand/ })).toHaveValue('Lume');
    await userEvent.click(canvas.getByRole('radio', { name: 'Retailer' }));
    await expect(await canvas.findByRole('combobox', { name: /^Retailer/ })).toHaveValue('');
    await userEvent.click(canvas.getByRole('checkbox', { name: /^The retailer is new here/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Name of the new retailer/ }), 'Loja Nova');
    await userEvent.click(canvas.getByRole('button', { name: 'Add and send link' }));
    await seen(await canvas.findByRole('heading', { level: 1, name: /^Kai/ }));
    await seen(canvas.getByRole('link', { name: 'Loja Nova' }));
  },
});

export const Portuguese = meta.story({
  name: 'pt-BR',
  args: { address: '/admin/people/503' },
  globals: { locale: 'pt-BR' },
});
