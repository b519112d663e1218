import preview from '#storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { PhoneField, type PhoneFieldProps } from './index.ts';

const Held = ({ value: first, onChange, ...props }: PhoneFieldProps) => {
  const [value, setValue] = useState(first);
  const keep = (change: { value: string }) => {
    setValue(change.value);
    onChange(change);
  };
  return <PhoneField {...props} value={value} onChange={keep} />;
};

const labels = { country: 'Country', search: 'Search by name or code', none: 'No such country' };

const meta = preview.meta({
  tags: ['!autodocs'],
  title: 'Components/PhoneField',
  component: Held,
  args: { label: 'Phone', value: '', onChange: fn(), labels },
});

/** A country is found by part of its name. */
export const FindsByName = meta.story({
  name: 'Search by name',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Country/ }));
    await userEvent.type(await screen.findByRole('searchbox', { name: labels.search }), 'portu');
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: /Portugal \+351/ })).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Phone'), '912345678');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '+351 912 345 678' });
  },
});

/** Countries are named in the current language. */
export const Portuguese = meta.story({
  globals: { locale: 'pt-BR' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Country, Brasil +55' }));
    await userEvent.type(await screen.findByRole('searchbox'), 'alemanha');
    await waitFor(() => expect(screen.getByRole('option', { name: /Alemanha/ })).toBeVisible());
  },
});
