import preview from '#storybook/preview';
import { useState } from 'react';
import { expect } from 'storybook/test';
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
