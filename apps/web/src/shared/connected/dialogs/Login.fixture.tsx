import { screen, within } from 'storybook/test';

type User = {
  type: (element: HTMLElement, text: string) => Promise<void>;
  click: (element: HTMLElement) => Promise<void>;
};

export const logIn = async (user: User, password: string): Promise<void> => {
  const dialog = within(await screen.findByRole('dialog', { name: 'WELCOME BACK' }));
  await user.type(dialog.getByRole('textbox', { name: 'E-mail' }), 'ana@loja-aurora.example');
  await user.type(dialog.getByLabelText('Password'), password);
  await user.click(dialog.getByRole('button', { name: 'Login' }));
};
