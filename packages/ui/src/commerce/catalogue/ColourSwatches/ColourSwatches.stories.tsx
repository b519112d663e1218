import preview from '#storybook/preview';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { Stack } from '../../../foundation/index.ts';
import { colours } from '../../../testing/index.ts';
import { ColourChoice, ColourSwatches } from './ColourSwatches.tsx';

const meta = preview.meta({
  title: 'Commerce/ColourSwatches',
  component: ColourSwatches,
  args: { label: 'Colours', colours },
});

export const Playground = meta.story({});

/** One colour, two colours, a texture. */
export const Parts = meta.story({
  name: 'One, two, texture',
  parameters: { covers: ['R-260'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(colours.length);
    await expect(canvas.getByRole('img', { name: 'Bone and sage' })).toHaveAttribute('title', 'Bone and sage');
  },
});

/** Says how many more there are. */
export const Limited = meta.story({ name: 'More colours', args: { limit: 3 } });

const widths = [3.5, 5, 6.5, 8, 9, 14];

/** On one line beside other things, as many show as fit; their number says how many are left. */
export const Fitting = meta.story({
  name: 'As many as fit',
  render: (args) => (
    <Stack space="sm">
      {widths.map((width) => (
        <div key={width} style={{ display: 'flex', inlineSize: `${width}rem` }}>
          <ColourSwatches {...args} fit />
        </div>
      ))}
    </Stack>
  ),
  play: async ({ args, canvas }) => {
    const counts: number[] = [];
    for (const row of canvas.getAllByRole('list')) {
      await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
      await expect(row.clientHeight).toBeLessThan(24);
      const items = within(row).getAllByRole('listitem');
      const discs = within(row).getAllByRole('img');
      await expect(items).toHaveLength(discs.length === args.colours.length ? discs.length : discs.length + 1);
      counts.push(discs.length);
    }
    await expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    await expect([counts.at(0), counts.at(-1)]).toEqual([1, Math.min(5, args.colours.length)]);
  },
});

const Choice = () => {
  const [value, setValue] = useState('1');
  return <ColourChoice label="Colours" colours={colours} value={value} onChange={({ id }) => setValue(id)} />;
};

/** The chosen colour says its name, arrow keys work. */
export const Choosing = meta.story({
  name: 'Choice',
  parameters: { covers: ['R-260'] },
  render: () => <Choice />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Ink' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Bone and sage' })).toBeChecked();
  },
});

export const Empty = meta.story({ name: 'No colours, no discs', args: { colours: [] } });
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });
export const Narrow = meta.story({ name: '320 px', globals: { viewport: { value: 'small' } } });
