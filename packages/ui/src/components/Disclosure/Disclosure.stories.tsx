import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Text } from '../../foundation/index.ts';
import { Disclosure } from './Disclosure.tsx';

const meta = preview.meta({
  title: 'Components/Disclosure',
  component: Disclosure,
  args: { title: 'Composition and care', children: <Text>100 % linen. Wash cold, dry in the shade.</Text> },
});

export const Playground = meta.story({});

/** In a group only one is open. */
export const Accordion = meta.story({
  name: 'One open',
  render: () => (
    <>
      <Disclosure group="product" title="Composition and care" defaultOpen>
        <Text>100 % linen.</Text>
      </Disclosure>
      <Disclosure group="product" title="Delivery">
        <Text>15 January to 28 February.</Text>
      </Disclosure>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Delivery'));
    await expect(canvas.getByText('15 January to 28 February.')).toBeVisible();
    await expect(canvas.getByText('100 % linen.')).not.toBeVisible();
  },
});
