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

/** Steps by one and stops at 0. */
export const Playground = meta.story({
  name: 'Stepper',
  parameters: { covers: ['V-062'] },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Poplin shirt Ink M');
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(field).toHaveValue('2');
    for (let presses = 0; presses < 3; presses += 1)
      await userEvent.click(canvas.getByRole('button', { name: 'One fewer' }));
    await expect(field).toHaveValue('0');
    const fewer = canvas.getByRole('button', { name: 'One fewer' });
    await expect(fewer).toHaveFocus();
    await expect(fewer).toHaveAttribute('aria-disabled', 'true');
  },
});

/** Reports what was typed when it loses the focus; Escape reverts it. */
export const Typed = meta.story({
  name: 'Typed number',
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

/** After Enter, the next figure replaces the one before it. */
export const Entered = meta.story({
  name: 'Enter',
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Poplin shirt Ink M');
    await userEvent.click(field);
    await userEvent.keyboard('12{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ text: '12' });
    await userEvent.keyboard('8{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ text: '8' });
    await expect(field).toHaveValue('8');
  },
});

/** In a size run, Tab goes from field to field, past the buttons. */
export const Run = meta.story({
  name: 'Size run',
  render: (args) => (
    <>
      {['S', 'M', 'L'].map((size) => (
        <Held key={size} {...args} label={`Poplin shirt Ink ${size}`} />
      ))}
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Poplin shirt Ink S'), '12');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Poplin shirt Ink M')).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledWith({ text: '12' });
    await userEvent.keyboard('8');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Poplin shirt Ink L')).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith({ text: '8' });
    await userEvent.tab({ shift: true });
    await expect(canvas.getByLabelText('Poplin shirt Ink M')).toHaveFocus();
  },
});

export const ReadOnly = meta.story({ args: { readOnly: true } });

/** With nothing left there can only be fewer. */
export const SoldOut = meta.story({
  parameters: { covers: ['V-060'] },
  args: { soldOut: true },
  play: async ({ args, canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'One more' });
    await userEvent.click(more);
    await expect(more).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'One fewer' }));
    await expect(args.onChange).toHaveBeenCalledWith({ text: '0' });
  },
});
