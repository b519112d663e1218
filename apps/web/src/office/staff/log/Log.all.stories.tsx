import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { mockCall } from '@vitrine/api/testing';
import { expect, waitFor } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office/Audit log',
  args: { address: '/admin/log', viewer: 'staff' as const },
});

/** The address restores the filters. */
export const Filtered = meta.story({
  args: { address: '/admin/log?subject=member&search=ana' },
  play: async ({ canvas, userEvent }) => {
    await seen(await canvas.findByText('Rights of ana@loja-aurora.example changed'));
    await expect(canvas.getByRole('combobox', { name: 'Kind' })).toHaveValue('member');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Kind' }), 'Mail');
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(canvas.getByText('64 entries')).toBeVisible());
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mockCall(contract.staffLog.list, { status: 200, data: { data: [], meta: { total: 0 } } })),
  play: async ({ canvas }) => seen(await canvas.findByText('No changes yet')),
});

export const Portuguese = meta.story({ name: 'pt-BR', globals: { locale: 'pt-BR' } });
