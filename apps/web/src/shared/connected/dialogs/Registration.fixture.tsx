import { screen, within } from 'storybook/test';

export type User = {
  type: (element: HTMLElement, text: string) => Promise<void>;
  click: (element: HTMLElement) => Promise<void>;
  clear: (element: HTMLElement) => Promise<void>;
  selectOptions: (element: HTMLElement, value: string) => Promise<void>;
};

export const title = "LET'S START YOUR REGISTRATION";

/** From the login to the form of a retailer. */
export const openForm = async (user: User) => {
  const login = within(await screen.findByRole('dialog', { name: 'WELCOME BACK' }));
  login.getByRole('button', { name: 'Register' }).click();
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await user.click(dialog.getByRole('button', { name: /I’m a retailer/ }));
  await dialog.findByRole('textbox', { name: 'Company name' });
  return dialog;
};

export type Dialog = Awaited<ReturnType<typeof openForm>>;

export const send = (user: User, dialog: Dialog) => user.click(dialog.getByRole('button', { name: 'SEND' }));

export const fill = async (user: User, dialog: Dialog, email: string): Promise<void> => {
  await user.type(dialog.getByRole('textbox', { name: 'Company name' }), 'Loja Aurora');
  await user.type(dialog.getByRole('textbox', { name: 'Website or Instagram' }), 'https://aurora.example.com');
  await user.type(dialog.getByRole('textbox', { name: 'Year established' }), '2009');
  await user.type(dialog.getByRole('textbox', { name: 'First name' }), 'Ana');
  await user.type(dialog.getByRole('textbox', { name: 'Last name' }), 'Prado');
  await user.type(await dialog.findByRole('textbox', { name: 'Phone' }), '11987654321');
  await user.type(dialog.getByRole('textbox', { name: 'E-mail' }), email);
  await user.type(dialog.getByRole('textbox', { name: 'City or address' }), 'São Paulo');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Country' }), 'Brazil');
};
