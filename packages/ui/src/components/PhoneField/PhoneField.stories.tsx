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
  title: 'Components/PhoneField',
  component: Held,
  args: { label: 'Phone', value: '', onChange: fn(), labels },
});

export const Playground = meta.story({});
export const Filled = meta.story({ args: { value: '+351 912 345 678' } });
export const Wrong = meta.story({ args: { value: '+55 11', tone: 'critical', message: 'Phone field is required.' } });

/** Begins in Brazil and spaces the number as it is written there. */
export const Types = meta.story({
  name: 'Number in Brazil',
  parameters: { covers: ['V-079'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Country, Brazil +55' })).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Phone'), '11912345678');
    await expect(canvas.getByLabelText('Phone')).toHaveValue('(11) 91234-5678');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '+55 (11) 91234-5678' });
  },
});

/** Takes another country from the list, or from a pasted number. */
export const ChangesCountry = meta.story({
  name: 'Another country',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Country/ }));
    await userEvent.click(await screen.findByRole('option', { name: /France/ }));
    await userEvent.type(canvas.getByLabelText('Phone'), '612345678');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '+33 612345678' });
    await userEvent.clear(canvas.getByLabelText('Phone'));
    await userEvent.paste('+351912345678');
    await expect(canvas.getByRole('button', { name: /Portugal \+351/ })).toBeVisible();
    await expect(canvas.getByLabelText('Phone')).toHaveValue('912 345 678');
  },
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

/** A country is found by its dial code, with and without its sign. */
export const FindsByDialCode = meta.story({
  name: 'Search by dial code',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Country/ }));
    const search = await screen.findByRole('searchbox');
    await userEvent.type(search, '+351');
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.clear(search);
    await userEvent.type(search, '351');
    await waitFor(() => expect(screen.getByRole('option', { name: /Portugal/ })).toBeVisible());
    await userEvent.clear(search);
    await userEvent.type(search, '0000');
    await waitFor(() => expect(screen.getByText(labels.none)).toBeVisible());
  },
});

/** Escape closes the list and returns the focus; nothing is chosen. */
export const GivesFocusBack = meta.story({
  name: 'Escape',
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: /Country/ });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAccessibleName(/Brazil/);
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

export const Disabled = meta.story({ args: { value: '+55 (11) 91234-5678', disabled: true } });

export const RightToLeft = meta.story({
  parameters: { direction: 'rtl' },
  args: { value: '+351 912 345 678' },
});
