import { within } from 'storybook/test';

export const tableOf = async (canvas: { findByRole: (role: string, options: object) => Promise<HTMLElement> }) =>
  within(await canvas.findByRole('table', { name: 'Stock by colour and size' }));
