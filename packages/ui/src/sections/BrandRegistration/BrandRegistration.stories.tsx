import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect, fn, waitFor } from 'storybook/test';
import { brandRegistrationWords } from '../../testing/words/registration.ts';
import { BrandRegistration } from './BrandRegistration.tsx';
import type { BrandRegistrationProps } from './BrandRegistration.tsx';

const Landing = (props: Omit<BrandRegistrationProps, 'labels'>) => {
  const { title, ...labels } = useLabels(brandRegistrationWords);
  return <BrandRegistration {...props} labels={{ ...labels, title: title({ brand: 'Casa Marola' }) }} />;
};

const meta = preview.meta({
  title: 'Sections/BrandRegistration',
  component: Landing,
  parameters: { layout: 'fullscreen' },
  args: {
    cover: null,
    pause: 20,
    validate: (email: string) => (email.includes('@') ? undefined : 'Check email field'),
    onCreate: fn(),
    onLogin: fn(),
    onSeller: fn(),
  } as Omit<BrandRegistrationProps, 'labels'>,
});

/** A business e-mail, CREATE ACCOUNT, LOGIN and the way for brands. */
export const Playground = meta.story({
  parameters: { covers: ['R-120', 'R-121', 'R-122', 'R-123'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Business e-mail'), 'ana@aurora.example');
    await userEvent.click(canvas.getByRole('button', { name: 'CREATE ACCOUNT' }));
    await expect(args.onCreate).toHaveBeenCalledWith({ email: 'ana@aurora.example' });
    await userEvent.click(canvas.getByRole('button', { name: 'LOGIN' }));
    await expect(args.onLogin).toHaveBeenCalledWith({ email: 'ana@aurora.example' });
    await userEvent.click(canvas.getByRole('button', { name: 'Register for a Seller Account' }));
    await expect(args.onSeller).toHaveBeenCalledWith({ email: 'ana@aurora.example' });
  },
});

/** Says Check email field after a pause, and takes it back while somebody types on. */
export const Wrong = meta.story({
  name: 'Wrong address',
  parameters: { covers: ['V-022'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Business e-mail'), 'ana');
    await waitFor(() => expect(canvas.getByText('Check email field')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'CREATE ACCOUNT' }));
    await expect(args.onCreate).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('Business e-mail'), '@aurora.example');
    await waitFor(() => expect(canvas.queryByText('Check email field')).toBeNull());
  },
});

export const Busy = meta.story({ args: { busy: true } });
export const Failed = meta.story({ args: { error: 'Too many attempts. Please wait a moment and try again.' } });
export const LongText = meta.story({ globals: { locale: 'pseudo' } });
export const Portuguese = meta.story({ globals: { locale: 'pt-BR' } });
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });
export const Narrow = meta.story({ name: '320 px', globals: { viewport: { value: 'small' } } });
