import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { useStage } from '#storybook/stage';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { collectionCardWords } from '../../../testing/words/brand.ts';
import { Grid } from '../../../foundation/index.ts';
import { brands } from '../../../testing/index.ts';
import { CollectionCard } from './CollectionCard.tsx';
import type { CollectionCardProps } from './CollectionCard.tsx';

/** A brand's people only look: no price list to choose, and other words. */
const looking = { action: 'view collection', pricelists: [] };

const Card = (props: Omit<CollectionCardProps, 'labels'>) => (
  <Grid columns={{ mobile: 1, tablet: 2, desktop: 3 }} space="lg">
    <CollectionCard {...props} {...(useStage() === 'seller' && looking)} labels={useLabels(collectionCardWords)} />
  </Grid>
);

const pricelists = [
  { id: '1', name: 'Europe, EUR' },
  { id: '2', name: 'Americas, USD' },
];

const meta = preview.meta({
  title: 'Commerce/CollectionCard',
  component: Card,
  args: {
    name: 'Summer 26',
    image: brands[1]?.image ?? '',
    facts: ['Order until Mar 31, 2027', 'Delivery: Apr 5 – May 20, 2027', '38 styles · from 24 units'],
    action: 'Order Summer 26',
    pricelists,
    onOpen: fn(),
  },
});

export const Playground = meta.story({});

const LateChoice = (props: Parameters<typeof Card>[0]) => {
  const [stored, setStored] = useState<string>();
  return (
    <>
      <Card {...props} pricelist={stored} />
      {['2', '1'].map((id) => (
        <button key={id} type="button" onClick={() => setStored(id)}>
          Store {id}
        </button>
      ))}
    </>
  );
};

/** A stored choice that comes late does not replace what was chosen meanwhile; another choice for the brand does. */
export const StoredLate = meta.story({
  name: 'Stored choice comes late',
  globals: { stage: 'approved' },
  render: (args) => <LateChoice {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText(/Price list/), '1');
    await userEvent.click(canvas.getByRole('button', { name: 'Store 2' }));
    await userEvent.click(canvas.getByRole('button', { name: args.action }));
    await expect(args.onOpen).toHaveBeenLastCalledWith({ pricelist: '1' });
    await userEvent.click(canvas.getByRole('button', { name: 'Store 1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Store 2' }));
    await userEvent.click(canvas.getByRole('button', { name: args.action }));
    await expect(args.onOpen).toHaveBeenLastCalledWith({ pricelist: '2' });
  },
});

/** Image, name, a price list to choose and the collection’s own label. */
export const Chooses = meta.story({
  name: 'Price list and label',
  parameters: { covers: ['R-187', 'R-188', 'R-189'] },
  globals: { stage: 'approved' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Price list' }), 'Americas, USD');
    await userEvent.click(canvas.getByRole('button', { name: 'Order Summer 26' }));
    await expect(args.onOpen).toHaveBeenCalledWith({ pricelist: '2' });
  },
});

/** Everybody else reads: view collection. */
export const Others = meta.story({
  name: 'View collection',
  parameters: { covers: ['R-190'] },
  args: { action: 'view collection', pricelists: [] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'view collection' }));
    await expect(args.onOpen).toHaveBeenCalledWith({ pricelist: undefined });
  },
});

/** A brand that has not said when it delivers: the other facts stand alone. */
export const NoWindow = meta.story({
  name: 'Without a delivery window',
  args: { facts: ['38 styles'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['38 styles']);
  },
});

/** No fact is known: no empty list is left. */
export const NoFacts = meta.story({
  name: 'Without facts',
  args: { facts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});

export const LongName = meta.story({
  name: 'Long name and facts',
  args: {
    name: 'Resort and Pre-Fall 2026: The Recôncavo Capsule, second delivery',
    facts: [
      'Order until Mar 31, 2027',
      'Delivery: Dec 28, 2026 – May 20, 2027',
      '138 styles · from 1,240 units',
      'Ships in two drops: dresses and swimwear leave Salvador within six weeks, knitwear and accessories follow in May.',
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Delivery: Dec 28, 2026 – May 20, 2027')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Portuguese = meta.story({ name: 'pt-BR', globals: { locale: 'pt-BR' } });
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });
export const Narrow = meta.story({ name: '320 px', globals: { viewport: { value: 'small' } } });
