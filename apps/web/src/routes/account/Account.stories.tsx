import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { mockOffline } from '@vitrine/api/testing';
import { expect } from 'storybook/test';
import { seen, wholeShop } from '../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Account',
  args: { address: '/account', viewer: 'seller' as const },
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

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mockOffline(contract.auth.me)),
  play: async ({ canvas }) => seen(await canvas.findByRole('button', { name: 'Try again' })),
});

/** A retailer is led to the profile. */
export const Retailer = meta.story({
  name: 'Retailer is redirected',
  args: { viewer: 'approved' },
  globals: { stage: 'approved' },
  play: async ({ canvas }) => seen(await canvas.findByRole('heading', { level: 1, name: 'My Profile' })),
});

export const Portuguese = meta.story({ name: 'pt-BR', globals: { locale: 'pt-BR' } });
