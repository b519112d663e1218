import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect } from 'storybook/test';
import { Button } from '../../../components/Button/index.ts';
import { shipmentsWords } from '../../../testing/words/order.ts';
import { ShipmentsList, type ShipmentsListProps } from './ShipmentsList.tsx';

const Shipments = (props: Omit<ShipmentsListProps, 'labels'>) => (
  <ShipmentsList {...props} labels={useLabels(shipmentsWords)} />
);

const meta = preview.meta({
  title: 'Commerce/ShipmentsList',
  component: Shipments,
  args: {
    shipments: [
      {
        id: 1,
        date: 'Nov 21, 2026',
        units: '12 units',
        tracking: 'VT907007PT',
        lines: [
          { name: 'Linen dress, Terracotta', sizes: 'S 2, M 4, L 2' },
          { name: 'Silk shirt, Ink', sizes: 'M 4' },
        ],
      },
      { id: 2, date: 'Dec 4, 2026', units: '3 units', lines: [{ name: 'Silk shirt, Ink', sizes: 'L 3' }] },
    ],
  },
});

/** Shows each part with its day, units, tracking code and lines. */
export const Playground = meta.story({
  name: 'Shipments',
  play: async ({ canvas }) => {
    for (const text of ['Shipment 1 of 2', 'VT907007PT', 'S 2, M 4, L 2', 'Shipment 2 of 2'])
      await expect(canvas.getByText(text)).toBeVisible();
  },
});

/** A brand can correct the tracking code of each. */
export const WithAction = meta.story({
  name: 'With an action',
  args: {
    shipments: [
      {
        id: 1,
        date: 'Nov 21, 2026',
        units: '12 units',
        tracking: 'VT907007PT',
        action: (
          <Button size="sm" variant="secondary">
            Correct the tracking code
          </Button>
        ),
        lines: [{ name: 'Silk shirt, Ink', sizes: 'M 12' }],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Correct the tracking code' })).toBeVisible();
  },
});

export const None = meta.story({
  name: 'Nothing sent',
  args: { shipments: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Shipments' })).toBeNull();
  },
});

export const Long = meta.story({
  name: 'Long text',
  args: {
    shipments: [
      {
        id: 1,
        date: 'Sep 30, 2026',
        units: '1,204 units',
        tracking: 'GALERIA-SUL-FIRST-DELIVERY-OF-THE-SUMMER-0001043-BR-882041775',
        lines: [
          {
            name: 'Hand-woven linen overshirt with contrast stitching, Midnight stripe',
            sizes: 'XXS 12, XS 24, S 48, M 96, L 96, XL 48, XXL 24, 3XL 12',
          },
        ],
      },
    ],
  },
});

export const Portuguese = meta.story({ name: 'pt-BR', globals: { locale: 'pt-BR' } });
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });
export const Narrow = meta.story({ name: '320 px', globals: { viewport: { value: 'small' } } });
