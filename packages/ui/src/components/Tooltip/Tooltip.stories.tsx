import preview from '#storybook/preview';
import { expect, screen, waitFor } from 'storybook/test';
import { Inline, Text } from '../../foundation/index.ts';
import { Tooltip } from './Tooltip.tsx';

const meta = preview.meta({
  title: 'Components/Tooltip',
  component: Tooltip,
  parameters: { layout: 'centered' },
  args: { label: 'About size runs', text: 'A fixed number of pieces of each size, sold together.' },
});

export const Playground = meta.story({});

/** An abbreviation in a sentence. */
export const InWords = meta.story({
  name: 'In a sentence',
  render: () => (
    <Inline>
      <Text>
        Minimum order 24 pieces,{' '}
        <Tooltip label="MSRP" text="Manufacturer’s suggested retail price.">
          MSRP
        </Tooltip>{' '}
        excluded
      </Text>
    </Inline>
  ),
});

/** Shows on focus, describes the button, and Escape hides it. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const tip = await screen.findByRole('tooltip');
    await expect(canvas.getByRole('button', { name: 'About size runs' })).toHaveAccessibleDescription(
      'A fixed number of pieces of each size, sold together.',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tip).not.toBeInTheDocument());
  },
});

/** Shows at a pointer that stays, and leaves with it. */
export const Pointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'About size runs' });
    // The first move of a pointer says that there is one; the next is noticed.
    await userEvent.hover(button);
    await userEvent.unhover(button);
    await userEvent.hover(button);
    const tip = await screen.findByRole('tooltip');
    await userEvent.unhover(button);
    await waitFor(() => expect(tip).not.toBeInTheDocument());
  },
});

export const LongText = meta.story({
  args: {
    text: 'Zusammengestellte Größensätze enthalten eine festgelegte Stückzahl jeder Konfektionsgröße und werden ausschließlich vollständig ausgeliefert.',
  },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    const tip = await screen.findByRole('tooltip');
    await waitFor(() => expect(tip).toBeVisible());
  },
});

export const RightToLeft = meta.story({ parameters: { direction: 'rtl', layout: 'centered' }, args: { side: 'end' } });
