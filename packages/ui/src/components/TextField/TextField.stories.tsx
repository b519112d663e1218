import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../foundation/index.ts';
import { TextField } from './TextField.tsx';

const meta = preview.meta({
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'Company name', onChange: fn() },
});

export const Playground = meta.story({});

export const States = meta.story({
  render: () => (
    <Stack space="lg">
      <TextField label="Search" hideLabel icon="search" placeholder="Search brands" />
      <TextField label="E-mail" type="email" required hint="Where we send the order confirmation." />
      <TextField label="Discount" end="%" defaultValue="12" inputMode="decimal" />
      <TextField label="Tax number" defaultValue="12.345" tone="critical" message="A tax number has 14 digits." />
      <TextField label="Coupon" defaultValue="SPRING" tone="positive" message="The coupon is in force." />
      <TextField label="Reference" defaultValue="PO-1042" readOnly />
      <TextField label="Warehouse" defaultValue="Porto" disabled />
    </Stack>
  ),
});

/** An error is tied to its field. */
export const Invalid = meta.story({
  name: 'Error',
  args: { tone: 'critical', message: 'Email required', required: true, hint: 'As on your invoice.' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Company name' });
    await expect(input).toBeInvalid();
    await expect(input).toBeRequired();
    await expect(input).toHaveAccessibleDescription('As on your invoice. Email required');
    await userEvent.type(input, 'Lume');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'Lume' });
  },
});

/** The browser suggests what is usual. Anything else can be typed as well. */
export const Suggestions = meta.story({
  args: { label: 'Carrier', suggestions: ['DHL', 'UPS', 'CTT'] },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('combobox', { name: 'Carrier' });
    await expect([...(input.list?.options ?? [])].map(({ value }) => value)).toEqual(['DHL', 'UPS', 'CTT']);
    await userEvent.type(input, 'Own van');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'Own van' });
  },
});

export const LongText = meta.story({
  args: {
    label: 'Vollständige Firmenbezeichnung einschließlich Rechtsform und Handelsregisternummer',
    hint: 'So, wie sie im Handelsregister eingetragen ist, mit allen Zusätzen und ohne Abkürzungen, damit Rechnungen gültig sind.',
  },
});
