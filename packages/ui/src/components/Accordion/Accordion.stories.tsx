import preview from '#storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { Text } from '../../foundation/index.ts';
import { Accordion } from './Accordion.tsx';

const items = [
  { id: 'care', title: 'Composition and care', content: <Text>100 % linen. Wash cold, dry in the shade.</Text> },
  { id: 'delivery', title: 'Delivery', content: <Text>15 January to 28 February, in full size runs.</Text> },
  { id: 'returns', title: 'Returns', content: <Text>Within fourteen days, unworn and with their labels.</Text> },
];

const meta = preview.meta({ title: 'Components/Accordion', component: Accordion, args: { items, onToggle: fn() } });

export const Playground = meta.story({ args: { defaultOpen: ['care'] } });

/** Several may be open; each is a press or a key away. */
export const Several = meta.story({
  name: 'Several open',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Delivery'));
    await userEvent.click(canvas.getByText('Returns'));
    await expect(canvas.getByText(/15 January/)).toBeVisible();
    await expect(canvas.getByText(/fourteen days/)).toBeVisible();
    await waitFor(() => expect(args.onToggle).toHaveBeenCalledWith({ id: 'returns', open: true }));
  },
});

/** Opening another closes the first. */
export const Exclusive = meta.story({
  name: 'One open',
  args: { exclusive: true, defaultOpen: ['care'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Delivery'));
    await expect(canvas.getByText(/15 January/)).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/100 % linen/)).not.toBeVisible());
  },
});

export const LongText = meta.story({
  args: {
    defaultOpen: ['long'],
    items: [
      {
        id: 'long',
        title: 'Materialzusammensetzung, Pflegehinweise und Herkunftsnachweise der verarbeiteten Naturfasern',
        content: <Text>Zusammensetzungskennzeichnungsverordnungskonform: 100 % Leinen aus Flandern.</Text>,
      },
      ...items,
    ],
  },
});

export const RightToLeft = meta.story({ parameters: { direction: 'rtl' }, args: { defaultOpen: ['care'] } });
