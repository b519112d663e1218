import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect } from 'storybook/test';
import { Button } from '../../../components/Button/index.ts';
import { goods } from '../../../testing/pictures.ts';
import { shipmentsWords } from '../../../testing/words/order.ts';
import type { UnitsOfProduct } from '../OrderedUnits/index.ts';
import { ShipmentsList, type ShipmentsListProps } from './ShipmentsList.tsx';

const Shipments = (props: Omit<ShipmentsListProps, 'format' | 'labels'>) => (
  <ShipmentsList {...props} format={String} labels={useLabels(shipmentsWords)} />
);

const dress: UnitsOfProduct = {
  id: 1,
  name: 'Linen dress',
  reference: 'LIN-2201',
  image: { src: goods('dress', 'plain', '#b4553a', '#efe6d3'), alt: 'Linen dress' },
  sizes: ['34', '36', '38'],
  rows: [{ id: 1, label: 'Terracotta', quantities: [2, 4, 2] }],
};
const shirt: UnitsOfProduct = {
  id: 2,
  name: 'Silk shirt',
  reference: 'SIL-0412',
  image: { src: goods('shirt', 'plain', '#20304f', '#f4f1ea'), alt: 'Silk shirt' },
  sizes: ['36'],
  rows: [{ id: 1, label: 'Ink', quantities: [4] }],
};

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
        carrier: 'CTT',
        trackingHref: 'https://ctt.example/VT907007PT',
        products: [dress, shirt],
      },
      {
        id: 2,
        date: 'Dec 4, 2026',
        units: '3 units',
        products: [{ ...shirt, sizes: ['38'], rows: [{ id: 1, label: 'Ink', quantities: [3] }] }],
      },
    ],
  },
});

/** Shows each part with its day, units, tracking code and lines. */
export const Playground = meta.story({
  name: 'Shipments',
  play: async ({ canvas }) => {
    for (const text of ['Shipment 1 of 2', 'VT907007PT', 'Shipment 2 of 2'])
      await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'VT907007PT' })).toHaveAttribute(
      'href',
      'https://ctt.example/VT907007PT',
    );
    await expect(canvas.getByRole('row', { name: 'Colour 34 36 38' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Terracotta 2 4 2' })).toBeVisible();
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
        products: [shirt],
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
        products: [
          {
            ...shirt,
            name: 'Hand-woven linen overshirt with contrast stitching',
            sizes: ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL'],
            rows: [
              { id: 1, label: 'Midnight stripe', quantities: [12, 24, 48, 96, 96, 48, 24, 12] },
              {
                id: 2,
                label: 'Natural linen with a red selvedge',
                quantities: [null, 120, 1200, null, 96, 48, 24, 12],
              },
            ],
          },
        ],
      },
    ],
  },
});

export const Portuguese = meta.story({ name: 'pt-BR', globals: { locale: 'pt-BR' } });
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });
export const Narrow = meta.story({ name: '320 px', globals: { viewport: { value: 'small' } } });
