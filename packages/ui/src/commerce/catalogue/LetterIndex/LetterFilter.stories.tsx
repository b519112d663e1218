import preview from '#storybook/preview';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { LetterFilter } from './LetterFilter.tsx';
import type { LetterFilterProps } from './LetterFilter.tsx';

function Letters({ value, onChange, ...props }: LetterFilterProps) {
  const [letter, setLetter] = useState(value);
  return (
    <LetterFilter
      {...props}
      value={letter}
      onChange={(change) => {
        setLetter(change.letter);
        onChange(change);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Commerce/LetterFilter',
  component: Letters,
  args: { label: 'Retailers by letter', value: 'M', onChange: fn() },
});

export const Playground = meta.story({});

/** # and A to Z; pressing the chosen letter clears it. */
export const Chooses = meta.story({
  name: 'Choice',
  parameters: { covers: ['R-339', 'R-340'] },
  args: { value: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(27);
    await userEvent.click(canvas.getByRole('button', { name: 'C' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ letter: 'C' });
    await expect(canvas.getByRole('button', { name: 'C', pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'C' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ letter: undefined });
    await expect(canvas.queryByRole('button', { pressed: true })).toBeNull();
  },
});

/** Letters without results are disabled; the chosen one still clears. */
export const Some = meta.story({
  name: 'Some letters',
  args: { letters: ['#', 'A', 'C', 'L'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'B' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'M' }));
    await expect(args.onChange).toHaveBeenCalledWith({ letter: undefined });
  },
});

export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });
export const Narrow = meta.story({ name: '320 px', globals: { viewport: { value: 'small' } } });
