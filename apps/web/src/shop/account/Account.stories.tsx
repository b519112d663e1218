import preview from '#storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { seen, wholeShop } from '../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Account',
  args: { address: '/account', viewer: 'seller' as 'seller' | 'reader' | 'approved' },
  globals: { stage: 'seller' },
});

/** A brand's people keep their name, phone, language and password, and invite colleagues. */
export const Playground = meta.story({
  name: 'Account of a brand',
  play: async ({ canvas, userEvent }) => {
    await seen(await canvas.findByRole('heading', { level: 1, name: 'My Account' }));
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Language of e-mails' }), 'pt_BR');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await seen(await canvas.findByText('Success'));
    await expect(canvas.getAllByRole('tab')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('tab', { name: 'User management' }));
    await seen(await canvas.findByRole('button', { name: 'Deactivate, Nara Melo' }));
  },
});

/** An owner says what a colleague may do. The last owner stays one. */
export const Rights = meta.story({
  name: 'Rights of colleagues',
  parameters: { covers: ['D-049'] },
  args: { address: '/account?tab=users' },
  play: async ({ canvas, userEvent }) => {
    const nara = await canvas.findByRole('combobox', { name: 'What Nara Melo may do' });
    await expect(nara).toHaveValue('sales');
    await userEvent.selectOptions(nara, 'reader');
    await waitFor(() => expect(nara).toHaveValue('reader'));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'What Davi Moura may do' }), 'sales');
    await seen(await canvas.findByText(/needs an active owner/));
    await expect(canvas.getByRole('combobox', { name: 'What Davi Moura may do' })).toHaveValue('owner');
  },
});
