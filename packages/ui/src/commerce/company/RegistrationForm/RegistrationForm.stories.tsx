import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { registrationFormWords } from '../../../testing/words/registration.ts';
import { RegistrationForm } from './RegistrationForm.tsx';
import type { RegistrationFormProps } from './types.ts';

const Form = (props: Omit<RegistrationFormProps, 'labels'>) => (
  <RegistrationForm {...props} labels={useLabels(registrationFormWords)} />
);

/** A server that refuses the e-mail first, then the event. */
const Answered = (props: Omit<RegistrationFormProps, 'labels'>) => {
  const [errors, setErrors] = useState<RegistrationFormProps['errors']>();
  const answer = () => setErrors(errors ? { events: 'This event is over.' } : { email: 'Email is invalid' });
  return <Form {...props} errors={errors} onSubmit={answer} />;
};

const meta = preview.meta({
  title: 'Commerce/RegistrationForm',
  component: Form,
  args: {
    registrant: 'retailer' as const,
    countries: ['Brazil', 'Portugal', 'United States'].map((name) => ({ value: name, label: name })),
    segments: ['Women', 'Men', 'Children'].map((label, index) => ({ id: String(index), label })),
    events: ['Lisbon Fashion Days', 'Paris Showroom Week'].map((label, index) => ({ id: String(index), label })),
    validate: () => ({}),
    onSubmit: fn(),
  } as Omit<RegistrationFormProps, 'labels'>,
});

/** Company and contact info, locations, events and news, which are off. */
export const Playground = meta.story({
  parameters: { covers: ['R-106', 'R-107', 'R-108', 'R-112', 'V-014'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Company info' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Contact info' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Events you take part in (optional)' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'RECEIVE NEWS AND UPDATES ABOUT US' })).not.toBeChecked();
  },
});

/** A retailer adds and removes locations; the first one stays. */
export const Locations = meta.story({
  parameters: { covers: ['R-113', 'R-115'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: /Remove location/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Add a location' }));
    const [, second] = canvas.getAllByRole('textbox', { name: 'City or address' });
    await expect(second).toHaveFocus();
    await userEvent.keyboard('Porto');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove location 2' }));
    await expect(canvas.getAllByRole('textbox', { name: 'City or address' })).toHaveLength(1);
    await expect(canvas.getByRole('textbox', { name: 'City or address' })).toHaveFocus();
  },
});

/** A brand has one location and says which segments it sells in. */
export const Brand = meta.story({
  parameters: { covers: ['R-114'] },
  args: { registrant: 'brand', initial: { places: ['Rio', 'Porto'], countries: ['Brazil', 'Portugal'] } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('textbox', { name: 'City or address' })).toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: 'Add a location' })).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Men' }));
    await userEvent.click(canvas.getByRole('button', { name: 'SEND' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ places: ['Rio'], countries: ['Brazil'], segments: ['1'] }),
    );
  },
});

/** The keyboard alone fills it in and sends it. */
export const Keyboard = meta.story({
  parameters: { covers: ['R-109'] },
  args: { events: [] },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('textbox', { name: 'Company name' }).focus();
    await userEvent.keyboard('Loja Aurora{Tab}https://aurora.example{Tab}2009{Tab}Ana{Tab}Prado{Tab}');
    await userEvent.click(canvas.getByRole('textbox', { name: 'Phone' }));
    await userEvent.keyboard('11987654321{Tab}ana@aurora.example{Tab}São Paulo{Tab}');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country' }), 'Brazil');
    canvas.getByRole('checkbox').focus();
    await userEvent.keyboard(' {Tab}{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        company: 'Loja Aurora',
        year: '2009',
        lastName: 'Prado',
        email: 'ana@aurora.example',
        places: ['São Paulo'],
        countries: ['Brazil'],
        mailing: true,
      }),
    );
  },
});

/** The first field that is wrong says so and takes the focus. */
export const Wrong = meta.story({
  args: { validate: () => ({ places: 'Error: Location of Business Operation is required' }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'SEND' }));
    await expect(canvas.getByRole('textbox', { name: 'City or address' })).toHaveFocus();
    await expect(canvas.getByText('Error: Location of Business Operation is required')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** An error of the server moves the focus to its field, in a field of text or among checkboxes. */
export const Refused = meta.story({
  name: 'Server error',
  render: (args) => <Answered {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'SEND' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription('Email is invalid');
    await userEvent.click(canvas.getByRole('button', { name: 'SEND' }));
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Lisbon Fashion Days' })).toHaveFocus());
  },
});

/** Sending: a second press does nothing. */
export const Busy = meta.story({
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Company name' }), 'Loja{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const LongText = meta.story({
  globals: { locale: 'pseudo' },
  args: { initial: { company: 'Warenhaus zum Goldenen Schwan am Alten Markt und Söhne Handelsgesellschaft' } },
});
export const Portuguese = meta.story({ globals: { locale: 'pt-BR' } });
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });
export const Narrow = meta.story({ name: '320 px', globals: { viewport: { value: 'small' } } });
