import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { mockOffline } from '@vitrine/api/testing';
import { expect } from 'storybook/test';
import { seen, wholeShop } from '../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Account',
  args: { address: '/account', viewer: 'seller' as 'seller' | 'reader' | 'approved' },
  globals: { stage: 'seller' },
});

/** A colleague without the right reads who may do what, and why nothing can be changed. */
export const Reader = meta.story({
  name: 'Reader',
  parameters: { covers: ['D-049'] },
  args: { address: '/account?tab=users', viewer: 'reader' },
  globals: { stage: 'none' },
  play: async ({ canvas }) => {
    await seen(await canvas.findByText(/Only owners of your brand can/));
    await expect(canvas.queryByRole('button', { name: /Deactivate/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Send the invitation' })).toBeNull();
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
