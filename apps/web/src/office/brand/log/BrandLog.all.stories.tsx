import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import type { AuditEntry } from '@vitrine/api/client';
import { mockCall } from '@vitrine/api/testing';
import { expect } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office of a brand/Changes',
  args: { address: '/admin/brand/log', viewer: 'seller' as const },
  globals: { stage: 'seller' },
});

/** The areas of staff are missing pages for a brand. */
export const AreaOfStaff = meta.story({
  name: 'Area of staff',
  parameters: { covers: ['D-067'] },
  args: { address: '/admin/registrations' },
  play: async ({ canvas }) => {
    await canvas.findByRole('navigation', { name: 'Areas of the back office' });
    await expect(canvas.queryByRole('heading', { name: 'Registrations' })).toBeNull();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mockCall(contract.brandOfficeLog.list, { status: 200, data: { data: [], meta: { total: 0 } } })),
  play: async ({ canvas }) => seen(await canvas.findByText('No changes yet')),
});

const aboutOrder = (id: number, { action, before, after }: Pick<AuditEntry, 'action' | 'before' | 'after'>) => ({
  id,
  action,
  before,
  after,
  created_at: `2026-03-0${id}T10:00:00.000Z`,
  actor: { id: 7, name: 'Davi Moura' },
  company: 'Casa Marola',
  subject: { type: 'order' as const, id: '41', name: '#1041' },
});

const aboutOrders: AuditEntry[] = [
  aboutOrder(4, { action: 'order.decline_change', before: null, after: { reason: 'The mill has no more' } }),
  aboutOrder(3, { action: 'order.accept_change', before: { units: 5 }, after: { units: 9 } }),
  aboutOrder(2, { action: 'order.undo_status', before: { status: 'p' }, after: { status: 'b' } }),
  aboutOrder(1, { action: 'order.status', before: { status: 'b' }, after: { status: 'p' } }),
];

/** What a brand decided about an order, its status in words. */
export const Orders = meta.story({
  parameters: { covers: ['D-049'] },
  beforeEach: ({ msw }) =>
    msw.use(mockCall(contract.brandOfficeLog.list, { status: 200, data: { data: aboutOrders, meta: { total: 4 } } })),
  play: async ({ canvas }) => {
    await seen(await canvas.findByText('Status of order #1041 changed'));
    await seen(canvas.getByText('Status: Pending Analysis → Processing'));
    await seen(canvas.getByText('Units: 5 → 9'));
  },
});

export const OrdersInPortuguese = Orders.extend({
  name: 'Orders, pt-BR',
  globals: { locale: 'pt-BR' },
  play: async ({ canvas }) => seen(await canvas.findByText('Alteração do pedido #1041 recusada')),
});

export const Portuguese = meta.story({ name: 'pt-BR', globals: { locale: 'pt-BR' } });
