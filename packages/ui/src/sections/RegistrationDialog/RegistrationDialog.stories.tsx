import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { registrationWords } from '../../testing/words/accountDialogs.ts';
import { Button } from '../../components/Button/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { Stack } from '../../foundation/index.ts';
import { RegistrationDialog, type RegistrationDialogProps } from './RegistrationDialog.tsx';

const Registration = (props: Omit<RegistrationDialogProps, 'labels'>) => (
  <RegistrationDialog {...props} labels={useLabels(registrationWords)} />
);

const form = (busy = false) => (
  <Stack>
    <TextField label="Company name" name="company" autoComplete="organization" defaultValue="Loja Aurora" />
    <TextField label="E-mail" name="email" type="email" autoComplete="email" />
    <Button caps size="lg" stretch busy={busy}>
      SEND
    </Button>
  </Stack>
);

const meta = preview.meta({
  title: 'Sections/RegistrationDialog',
  component: Registration,
  argTypes: { state: { control: 'radio', options: ['entry', 'form', 'sent'] } },
  parameters: { docs: { story: { inline: false, iframeHeight: '560px' } } },
  args: { open: true, state: 'entry' as const, brandsHref: '/brands', onChoose: fn(), onClose: fn() },
});

/** LET’S START YOUR REGISTRATION asks for the type of company first. */
export const Playground = meta.story({
  name: 'Choice of type',
  parameters: { covers: ['M-01'] },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: "LET'S START YOUR REGISTRATION" })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: /I’m a brand/ }));
    await expect(args.onChoose).toHaveBeenCalledWith({ registrant: 'brand' });
    await userEvent.click(screen.getByRole('button', { name: /I’m a retailer/ }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ registrant: 'retailer' });
  },
});

/** The next step takes the focus: its first field. */
export const Focus = meta.story({
  name: 'Focus after a choice',
  render: function Chosen(args) {
    const [state, setState] = useState<RegistrationDialogProps['state']>('entry');
    return (
      <Registration {...args} state={state} onChoose={() => setState('form')}>
        {form()}
      </Registration>
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /I’m a brand/ }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Company name' })).toHaveFocus());
  },
});

export const Form = meta.story({ args: { state: 'form', children: form() } });
export const Sending = meta.story({ args: { state: 'form', children: form(true) } });

/** Says what went wrong and keeps what was typed. */
export const Failed = meta.story({
  args: { state: 'form', children: form(), error: 'The registration could not be sent. Please try again.' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
    await expect(screen.getByRole('textbox', { name: 'Company name' })).toHaveValue('Loja Aurora');
  },
});

/** Asks to look into the inbox and offers MEET OUR BRANDS. */
export const Sent = meta.story({
  parameters: { covers: ['M-02', 'M-03'] },
  args: { state: 'sent' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('status')).toBeVisible());
    await expect(screen.getByRole('status')).toHaveTextContent(/check your e-mail inbox/);
    await expect(screen.getByRole('link', { name: 'MEET OUR BRANDS' })).toHaveAttribute('href', '/brands');
  },
});

export const LongText = meta.story({ globals: { locale: 'pseudo' } });
export const Portuguese = meta.story({ globals: { locale: 'pt-BR' } });
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });
export const Narrow = meta.story({ name: '320 px', globals: { viewport: { value: 'small' } } });
