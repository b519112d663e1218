import preview from '#storybook/preview';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { QuantityStepper, type QuantityStepperProps } from './QuantityStepper.tsx';

const Held = ({ value: first, onChange, ...props }: QuantityStepperProps) => {
  const [value, setValue] = useState(first);
  const keep = (event: { text: string }) => {
    setValue(Number(event.text) || 0);
    onChange(event);
  };
  return <QuantityStepper {...props} value={value} onChange={keep} />;
};

const meta = preview.meta({
  title: 'Commerce/QuantityStepper',
  component: Held,
  args: {
    value: 1,
    label: 'Poplin shirt Ink M',
    decreaseLabel: 'One fewer',
    increaseLabel: 'One more',
    format: String,
    onChange: fn(),
  },
});

export const Playground = meta.story({
  name: 'Steps by one and stops at 0 (V-062)',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Poplin shirt Ink M');
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(field).toHaveValue('2');
    for (let presses = 0; presses < 3; presses += 1)
      await userEvent.click(canvas.getByRole('button', { name: 'One fewer' }));
    await expect(field).toHaveValue('0');
  },
});

export const Typed = meta.story({
  name: 'Hands on what was typed when it is left; Escape takes it back',
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Poplin shirt Ink M');
    await userEvent.type(field, '24');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenCalledWith({ text: '24' });
    await userEvent.type(field, '9{Escape}');
    await expect(field).toHaveValue('24');
  },
});

export const ReadOnly = meta.story({ args: { readOnly: true } });

export const SoldOut = meta.story({
  name: 'With nothing left there can only be fewer (V-060)',
  args: { soldOut: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'One more' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'One fewer' }));
    await expect(args.onChange).toHaveBeenCalledWith({ text: '0' });
  },
});
