import { screen, within } from 'storybook/test';

export const open = async () => within(await screen.findByRole('dialog', { name: 'DEFINE PASSWORD' }));
