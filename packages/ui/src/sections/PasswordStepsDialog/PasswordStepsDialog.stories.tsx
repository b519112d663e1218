import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { holdClock } from '../../testing/holdClock.ts';
import { passwordStepsWords } from '../../testing/words/accountDialogs.ts';
import { passwordDoneDuration, PasswordStepsDialog } from './PasswordStepsDialog.tsx';
import type { PasswordStepsDialogProps } from './types.ts';

type Shown = Omit<PasswordStepsDialogProps, 'labels'>;

/** Goes on by itself, as the server would let it: the code is 4711. */
const Steps = ({ step: first, codeError: firstError, onVerify, onSubmit, ...props }: Shown) => {
  const [step, setStep] = useState(first);
  const [codeError, setCodeError] = useState(firstError);
  return (
    <PasswordStepsDialog
      {...props}
      step={step}
      codeError={codeError}
      labels={useLabels(passwordStepsWords)}
      onVerify={(event) => {
        onVerify(event);
        if (event.code === '4711') setStep('password');
        else setCodeError('This code is not the one we sent.');
      }}
      onSubmit={(values) => {
        onSubmit(values);
        setStep('done');
      }}
    />
  );
};

/** The application hands in its rules; these say the same. */
const validate: Shown['validate'] = ({ password, confirm }) => {
  if (password.length < 8) return { password: 'Password must be 8 character at least.' };
  return password === confirm ? {} : { confirm: 'Confirm password not match.' };
};

const meta = preview.meta({
  title: 'Sections/PasswordStepsDialog',
  component: Steps,
  argTypes: { step: { control: 'radio', options: ['code', 'password', 'done'] } },
  parameters: { docs: { story: { inline: false, iframeHeight: '560px' } } },
  args: {
    open: true,
    step: 'code' as const,
    email: 'ana@loja.example',
    validate,
    onClose: fn(),
    onVerify: fn(),
    onResend: fn(),
    onSubmit: fn(),
  },
});

export const Playground = meta.story({});

/** Step 0 asks for the code and shows the server’s message under it. */
export const Code = meta.story({
  parameters: { covers: ['M-41', 'S-042'] },
  play: async ({ args, userEvent }) => {
    const field = await screen.findByLabelText('Code');
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(field, '{Enter}');
    await expect(args.onVerify).not.toHaveBeenCalled();
    await userEvent.type(field, ' 1234{Enter}');
    await expect(args.onVerify).toHaveBeenCalledWith({ code: '1234' });
    await waitFor(() => expect(field).toHaveAccessibleDescription('This code is not the one we sent.'));
    await userEvent.click(screen.getByRole('button', { name: 'Send another code' }));
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
});

let clock: ReturnType<typeof holdClock>;

/** Step 1 asks for the new password; after success it closes by itself in 3.2 s. */
export const WholeWay = meta.story({
  name: 'Both steps',
  parameters: { covers: ['M-42', 'S-043', 'S-044', 'K-05', 'D-010'] },
  beforeEach: () => {
    clock = holdClock(passwordDoneDuration);
  },
  play: async ({ args, userEvent }) => {
    await expect(passwordDoneDuration).toBe(3200);
    await userEvent.type(await screen.findByLabelText('Code'), '4711{Enter}');
    await waitFor(() => expect(screen.getByLabelText('New password')).toHaveFocus());
    await userEvent.keyboard('short{Enter}');
    await waitFor(() => expect(screen.getByText('Password must be 8 character at least.')).toBeVisible());
    await userEvent.type(screen.getByLabelText('New password'), ' but longer');
    await userEvent.type(screen.getByLabelText('Confirm new password'), 'short but longe{Enter}');
    await waitFor(() => expect(screen.getByText('Confirm password not match.')).toBeVisible());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText('Confirm new password'), 'r{Enter}');
    const done = await screen.findByRole('status');
    await expect(done).toHaveTextContent('Your password was changed.');
    await waitFor(() => expect(done.parentElement).toHaveFocus());
    await expect(args.onClose).not.toHaveBeenCalled();
    await clock.tick();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Resent = meta.story({ args: { resent: true } });
export const NewPassword = meta.story({ args: { step: 'password' } });
export const Busy = meta.story({ args: { step: 'password', busy: true } });
/** Says what the server found wrong with the password. */
export const Refused = meta.story({
  args: { step: 'password', error: 'The code has expired.', errors: { password: 'This password is too common.' } },
});
export const Done = meta.story({ args: { step: 'done' } });
export const LongText = meta.story({
  args: {
    email: 'einkauf.damenoberbekleidung@warenhaus-zum-goldenen-schwan.example',
    codeError: 'Der Code ist abgelaufen. Fordern Sie bitte einen neuen an; er gilt dann zehn Minuten lang.',
  },
});
export const Portuguese = meta.story({ globals: { locale: 'pt-BR' } });
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });
export const Narrow = meta.story({ name: '320 px', globals: { viewport: { value: 'small' } } });
