import preview from '#storybook/preview';
import { expect, screen, waitFor } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office/Marketplaces',
  args: { address: '/admin/accounts', viewer: 'operator' as const },
});

/** The short name follows the name; what is taken is said at its field, and another one is added. */
export const Added = meta.story({
  name: 'A marketplace is added',
  parameters: { covers: ['D-067', 'D-114'] },
  args: { address: '/admin/accounts/add' },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /^Name/ });
    await userEvent.type(name, 'Trópico');
    const hash = canvas.getByRole('textbox', { name: /^Short name/ });
    await expect(hash).toHaveValue('tropico');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Hosts/ }), 'norte.example');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Support e-mail/ }), 'help@norte.example');
    await userEvent.type(canvas.getByRole('textbox', { name: /^First name/ }), 'Kai');
    await userEvent.type(canvas.getByRole('textbox', { name: /^E-mail/ }), 'kai@norte.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Add and send link' }));
    await seen(await canvas.findByText(/^There is a marketplace with this short name already/));
    await waitFor(() => expect(hash).toHaveFocus());
    await userEvent.clear(hash);
    await userEvent.type(hash, 'norte');
    await userEvent.click(canvas.getByRole('button', { name: 'Add and send link' }));
    await seen(await screen.findByText('Trópico is open. A link is on its way to kai@norte.example'));
    await seen(await canvas.findByRole('cell', { name: 'norte' }));
  },
});

/** The form before anything is typed, and in Portuguese. */
export const Portuguese = meta.story({
  name: 'In Portuguese',
  parameters: { covers: ['D-067'] },
  globals: { locale: 'pt-BR' },
  args: { address: '/admin/accounts/add' },
  play: async ({ canvas }) => {
    await seen(await canvas.findByRole('heading', { level: 1, name: 'Adicionar um marketplace' }));
    await expect(canvas.getByRole('radio', { name: 'O visual padrão' })).toBeChecked();
    await seen(canvas.getByRole('radio', { name: /^O visual de .+ como está agora$/ }));
  },
});
