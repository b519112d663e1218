import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect, fn, within } from 'storybook/test';
import { companyAddressesWords } from '../../../testing/words/profile.ts';
import { CompanyAddresses } from './CompanyAddresses.tsx';
import type { CompanyAddressesProps } from './CompanyAddresses.tsx';

const Addresses = (props: Omit<CompanyAddressesProps, 'labels'>) => (
  <CompanyAddresses {...props} labels={useLabels(companyAddressesWords)} />
);

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
const nothing = {
  to: '',
  contact: '',
  address: '',
  city: '',
  state: '',
  zip_code: '',
  country: '',
  phone_number: '',
  tax_id: '',
};

/** The application hands in its rules; these say the same of one field. */
const validate: CompanyAddressesProps['validate'] = ({ city }) => ({
  fields: city.trim().length < 3 ? { city: 'City must have to be 3 character at least.' } : {},
});

const meta = preview.meta({
  title: 'Commerce/CompanyAddresses',
  component: Addresses,
  args: {
    billing: lisbon,
    shipping: nothing,
    countries: ['Brazil', 'Portugal'].map((name) => ({ value: name, label: name })),
    validate,
    onSave: fn(),
    onOutcomeSeen: fn(),
  },
});

export const Playground = meta.story({});

/** Each address is saved by itself; shipping can be copied from billing. */
export const Saves = meta.story({
  name: 'Billing and shipping',
  parameters: { covers: ['R-358'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save billing address' }));
    await expect(args.onSave).toHaveBeenLastCalledWith({ kind: 'billing', values: lisbon });
    const shipping = within(canvas.getByRole('form', { name: 'Shipping address' }));
    await expect(shipping.queryByLabelText('Tax ID')).toBeNull();
    await userEvent.click(shipping.getByRole('button', { name: 'Copy from Billing' }));
    await userEvent.click(shipping.getByRole('button', { name: 'Save shipping address' }));
    await expect(args.onSave).toHaveBeenLastCalledWith({ kind: 'shipping', values: { ...lisbon, tax_id: '' } });
  },
});

/** A wrong field says why, and takes the focus in its own form. */
export const Wrong = meta.story({
  name: 'Wrong fields',
  parameters: { covers: ['V-074'] },
  play: async ({ args, canvas, userEvent }) => {
    const shipping = within(canvas.getByRole('form', { name: 'Shipping address' }));
    await userEvent.click(shipping.getByRole('button', { name: 'Save shipping address' }));
    await expect(shipping.getByLabelText(/City/)).toHaveFocus();
    await expect(shipping.getByLabelText(/City/)).toHaveAccessibleDescription(
      'City must have to be 3 character at least.',
    );
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

export const Saved = meta.story({ args: { outcome: { kind: 'billing', tone: 'positive', text: 'Success' } } });
/** What the server said is shown beside the button of its address. */
export const Refused = meta.story({
  parameters: { covers: ['X-077'] },
  args: { outcome: { kind: 'billing', tone: 'critical', text: 'Address is required.' } },
  play: async ({ canvas }) => {
    const billing = within(canvas.getByRole('form', { name: 'Billing address' }));
    await expect(billing.getByRole('alert')).toHaveTextContent('Address is required.');
  },
});
/** While one address is saved, neither can be sent. */
export const Busy = meta.story({
  args: { saving: 'billing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save billing address' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: 'Save shipping address' })).toHaveAttribute('aria-busy', 'true');
  },
});
export const Empty = meta.story({ args: { billing: nothing } });
export const LongText = meta.story({
  args: { billing: { ...lisbon, to: 'Warenhaus zum goldenen Schwan, Einkauf Damenoberbekleidung und Accessoires' } },
});
export const Portuguese = meta.story({ name: 'pt-BR', globals: { locale: 'pt-BR' } });
export const Narrow = meta.story({ name: '320 px', globals: { viewport: { value: 'small' } } });
