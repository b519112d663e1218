import preview from '#storybook/preview';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { PhoneField, type PhoneFieldProps } from './index.ts';

const Held = ({ value: first, onChange, ...props }: PhoneFieldProps) => {
  const [value, setValue] = useState(first);
  const keep = (next: string) => {
    setValue(next);
    onChange(next);
  };
  return <PhoneField {...props} value={value} onChange={keep} />;
};

const meta = preview.meta({
  title: 'Components/PhoneField',
  component: Held,
  args: { label: 'Phone', value: '', onChange: fn(), labels: { country: 'Country' } },
});

export const Playground = meta.story({});
export const Filled = meta.story({ args: { value: '+351 912 345 678' } });
export const Wrong = meta.story({ args: { value: '+55 11', tone: 'critical', message: 'Phone field is required.' } });

export const Types = meta.story({
  name: 'Begins in Brazil and spaces the number as it is written there (V-079)',
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByLabelText('Country')).toHaveValue('BR');
    await userEvent.type(canvas.getByLabelText('Phone'), '11912345678');
    await expect(canvas.getByLabelText('Phone')).toHaveValue('(11) 91234-5678');
    await expect(args.onChange).toHaveBeenLastCalledWith('+55 (11) 91234-5678');
  },
});

export const ChangesCountry = meta.story({
  name: 'Takes another country from the list, or from a pasted number',
  play: async ({ args, canvas, userEvent }) => {
    const country = await canvas.findByLabelText('Country');
    await userEvent.selectOptions(country, 'FR');
    await userEvent.type(canvas.getByLabelText('Phone'), '612345678');
    await expect(args.onChange).toHaveBeenLastCalledWith('+33 612345678');
    await userEvent.clear(canvas.getByLabelText('Phone'));
    await userEvent.paste('+351912345678');
    await expect(country).toHaveValue('PT');
    await expect(canvas.getByLabelText('Phone')).toHaveValue('912 345 678');
  },
});
