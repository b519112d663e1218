import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { addressWords } from '../../../testing/words/address.ts';
import { AddressDialog, type AddressDialogProps } from './AddressDialog.tsx';
import type { AddressField, AddressKind } from './types.ts';

/** The application hands in its rules; these say the same. */
const rules: Partial<Record<AddressField, [number, string]>> = {
  to: [3, 'Recipient field is required.'],
  contact: [3, 'Contact name is required.'],
  address: [3, 'Address is required.'],
  city: [3, 'City must have to be 3 character at least.'],
  state: [1, 'State field is required.'],
  zip_code: [3, 'ZipCode field is required.'],
  country: [1, 'Country field is required.'],
};

const validate: AddressDialogProps['validate'] = (values) => ({
  fields: Object.fromEntries(
    Object.entries(rules).flatMap(([field, [least, message]]) =>
      values[field as AddressField].trim().length < least ? [[field, message]] : [],
    ),
  ),
});

const countries = ['Brazil', 'France', 'Italy', 'Portugal', 'United States'].map((name) => ({
  value: name,
  label: name,
}));

const lisbon = {
  to: 'Loja Azul Lda',
  contact: 'Ana Prado',
  address: 'Rua do Alecrim 12',
  city: 'Lisboa',
  state: 'Lisboa',
  zip_code: '1200-018',
  country: 'Portugal',
  phone_number: '+351 912 345 678',
  tax_id: 'PT 501 234 567',
};

const TwoSteps = ({ step: first, onNext, onPrevious, ...props }: Omit<AddressDialogProps, 'labels'>) => {
  const [step, setStep] = useState<AddressKind>(first);
  return (
    <AddressDialog
      {...props}
      step={step}
      labels={useLabels(addressWords)}
      onNext={(event) => {
        onNext(event);
        setStep('shipping');
      }}
      onPrevious={() => {
        onPrevious();
        setStep('billing');
      }}
    />
  );
};

const meta = preview.meta({
  title: 'Commerce/AddressDialog',
  component: TwoSteps,
  parameters: { docs: { story: { inline: false, iframeHeight: '560px' } } },
  args: {
    open: true,
    step: 'billing' as const,
    billing: null,
    shipping: null,
    countries,
    validate,
    onNext: fn(),
    onPrevious: fn(),
    onFinalize: fn(),
    onClose: fn(),
  },
});

export const Playground = meta.story({ args: { billing: lisbon } });

/** Names every missing field, leads to each, and begins at the first. */
export const Checks = meta.story({
  name: 'Missing fields',
  parameters: { covers: ['V-071', 'V-072', 'V-073', 'V-074', 'V-075', 'V-076', 'V-077', 'V-078'] },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    const summary = within(await screen.findByRole('alert'));
    for (const [, message] of Object.values(rules))
      await expect(summary.getByRole('button', { name: message })).toBeInTheDocument();
    await expect(screen.getByLabelText(/Recipient/)).toHaveFocus();
    await expect(screen.getByLabelText(/Recipient/)).toHaveAccessibleDescription('Recipient field is required.');
    await expect(screen.getByLabelText('Tax ID')).not.toBeInvalid();
    await userEvent.click(summary.getByRole('button', { name: 'City must have to be 3 character at least.' }));
    await expect(screen.getByLabelText(/City/)).toHaveFocus();
    await expect(args.onNext).not.toHaveBeenCalled();
  },
});

/** Next saves billing, Previous comes back, Copy from Billing fills in, Finalize saves shipping. */
export const Steps = meta.story({
  name: 'Billing and shipping',
  parameters: { covers: ['M-37', 'M-38', 'M-39', 'S-088', 'S-089', 'S-090', 'S-091'] },
  args: {
    billing: lisbon,
    countries: [
      ...countries.filter(({ value }) => value !== 'Portugal'),
      {
        value: 'Portugal',
        label: 'Portugal',
        places: [{ field: 'zip_code', label: 'Postal code' }, { field: 'city' }],
      },
      {
        value: 'Ireland',
        label: 'Ireland',
        places: [{ field: 'city' }, { field: 'state', label: 'County', isOptional: true }],
      },
    ],
  },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByLabelText(/City/)).toBeInTheDocument();
    await expect(screen.queryByLabelText(/State/)).toBeNull();
    const places = () => screen.getAllByRole('textbox', { name: /City|County|Postal code|Zip/ });
    await expect(places()).toEqual([screen.getByLabelText(/Postal code/), screen.getByLabelText(/City/)]);
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    await expect(args.onNext).toHaveBeenCalledWith({ values: lisbon });
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Shipping' })).toBeVisible());
    await expect(screen.queryByLabelText('Tax ID')).toBeNull();
    await userEvent.type(screen.getByLabelText(/Recipient/), 'Armazém');
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    await expect(screen.getByLabelText('Tax ID')).toHaveValue('PT 501 234 567');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await expect(screen.getByLabelText(/Recipient/)).toHaveValue('Armazém');
    await userEvent.click(screen.getByRole('button', { name: 'Copy from Billing' }));
    await expect(screen.getByLabelText(/City/)).toHaveValue('Lisboa');
    await userEvent.click(screen.getByRole('button', { name: 'Finalize' }));
    await expect(args.onFinalize).toHaveBeenCalledWith({ values: { ...lisbon, tax_id: '' } });
  },
});

/** Takes the phone with its country, Brazil by default. */
export const Phone = meta.story({
  name: 'Phone number',
  parameters: { covers: ['V-079'] },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Country of the phone, Brazil +55' })).toBeVisible());
  },
});

export const Refused = meta.story({ args: { billing: lisbon, error: 'This order can no longer be changed.' } });
export const Busy = meta.story({ args: { billing: lisbon, busy: true } });
