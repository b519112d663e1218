import type { within } from 'storybook/test';

interface Play {
  canvas: ReturnType<typeof within>;
  userEvent: {
    type: (element: HTMLElement, text: string) => Promise<void>;
    click: (element: HTMLElement) => Promise<void>;
    selectOptions: (element: HTMLElement, value: string) => Promise<void>;
  };
}

export const fill = async ({ canvas, userEvent }: Play, email: string): Promise<void> => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Company name' }), 'Loja Aurora');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Website or Instagram' }), 'https://aurora.example');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Year established' }), '2009');
  await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Ana');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Last name' }), 'Prado');
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Phone' }), '11987654321');
  await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), email);
  await userEvent.type(canvas.getByRole('textbox', { name: 'City or address' }), 'São Paulo');
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country' }), 'Brazil');
  await userEvent.click(canvas.getByRole('button', { name: 'SEND' }));
};
