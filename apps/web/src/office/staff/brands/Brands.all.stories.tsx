import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { fixtures, mockCall } from '@vitrine/api/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office/Brands',
  args: { address: '/admin/brands', viewer: 'staff' as const },
});

/** Somebody else has hidden the brand: the second is told by whom, and nothing is changed. */
export const Conflict = meta.story({
  name: 'Two people publish',
  parameters: { covers: ['D-060'] },
  beforeEach: ({ msw }) => {
    const message = 'Ana Costa has taken Maru out of the shop meanwhile. Nothing was changed by you.';
    msw.use(mockCall(contract.staffBrands.publish, { status: 409, data: { message, detail: message } }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Published/ }));
    const [button] = await canvas.findAllByRole('button', { name: /^Unpublish, / });
    await userEvent.click(button as HTMLElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Ana Costa has taken Maru out of the shop/);
  },
});

/** A slug that is taken is named while it is typed. The brand is found in the list afterwards. */
export const LetIn = meta.story({
  name: 'Brand let in',
  parameters: { covers: ['D-050'] },
  args: { address: '/admin/brands/1' },
  play: async ({ canvas, userEvent }) => {
    const form = within(await canvas.findByRole('form', { name: 'New brand' }));
    const slug = form.getByRole('textbox', { name: /^Address/ });
    await expect(slug).toHaveValue('areia-branca');
    await userEvent.clear(slug);
    await userEvent.type(slug, 'cart');
    await seen(await form.findByText('This is an address of the shop. Choose another one.'));
    await userEvent.clear(slug);
    await userEvent.type(slug, 'areia');
    await userEvent.click(form.getByRole('button', { name: 'Approve and send mail' }));
    await seen(await canvas.findByRole('link', { name: 'Areia Branca' }));
    await seen(canvas.getByRole('cell', { name: '/areia' }));
  },
});

/** What the owner of a brand entered is read by staff. */
export const BrandFacts = meta.story({
  name: 'Facts of a brand',
  parameters: { covers: ['E-19', 'E-20'] },
  args: { address: `/admin/brand-facts/${fixtures.staff.brands[0]?.id}` },
  play: async ({ canvas }) => {
    await seen(await canvas.findByRole('heading', { level: 1, name: fixtures.staff.brands[0]?.name }));
    await seen(canvas.getByText(/^Half is paid with the order/));
  },
});

/** The name is that of a brand: staff choose whether the applicant acts for it. */
export const SameName = meta.story({
  name: 'Name of a brand',
  args: { address: '/admin/brands/2' },
  play: async ({ canvas }) => {
    await seen(await canvas.findByText('There is a brand Casa Marola already.'));
    await expect(canvas.getByRole('button', { name: 'Let the applicant act for Casa Marola' })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
});

export const Refused = meta.story({
  name: 'Brand refused',
  args: { address: '/admin/brands/3' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Refuse' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'No pictures.');
    await userEvent.click(dialog.getByRole('button', { name: 'Refuse and send mail' }));
    await seen(await canvas.findByRole('heading', { level: 1, name: 'Brands' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: /^Manufatura/ })).toBeNull());
  },
});

/** A notification may lead to an application that somebody has decided meanwhile. */
export const Decided = meta.story({
  name: 'Decided already',
  parameters: { covers: ['D-050'] },
  args: { address: '/admin/brands/9999' },
  play: async ({ canvas }) => {
    await seen(await canvas.findByRole('heading', { name: 'This application was decided already' }));
    await seen(canvas.getByRole('link', { name: 'All brands' }));
  },
});

export const Nothing = meta.story({
  name: 'No applications',
  beforeEach: ({ msw }) =>
    msw.use(mockCall(contract.staffBrands.applications, { status: 200, data: { data: [], meta: { total: 0 } } })),
  play: async ({ canvas }) => seen(await canvas.findByText('No brand waits for a decision')),
});

export const Portuguese = meta.story({
  name: 'pt-BR',
  args: { address: '/admin/brands/2' },
  globals: { locale: 'pt-BR' },
});
