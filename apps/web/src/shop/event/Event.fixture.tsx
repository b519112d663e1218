import { FIXTURE_PASSWORD } from '@vitrine/api/testing';
import { screen, within } from 'storybook/test';

type User = { type: (element: HTMLElement, text: string) => Promise<void>; click: (element: Element) => Promise<void> };

export const logIn = async (user: User): Promise<void> => {
  const dialog = within(await screen.findByRole('dialog', { name: 'WELCOME BACK' }));
  await user.type(dialog.getByRole('textbox', { name: 'E-mail' }), 'ana@loja-aurora.example');
  await user.type(dialog.getByLabelText('Password'), FIXTURE_PASSWORD);
  await user.click(dialog.getByRole('button', { name: 'Login' }));
};
