import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect, fn } from 'storybook/test';
import { RegistrationForm } from '../../commerce/company/RegistrationForm/index.ts';
import { registrationFormWords, registrationScreenWords } from '../../testing/words/registration.ts';
import { RegistrationScreen } from './RegistrationScreen.tsx';
import type { RegistrationScreenProps } from './RegistrationScreen.tsx';

const Screen = (props: Omit<RegistrationScreenProps, 'labels'>) => (
  <RegistrationScreen {...props} labels={useLabels(registrationScreenWords)}>
    <RegistrationForm
      registrant={props.registrant}
      countries={[{ value: 'Brazil', label: 'Brazil' }]}
      validate={() => ({})}
      onSubmit={() => undefined}
      labels={useLabels(registrationFormWords)}
    />
  </RegistrationScreen>
);

const meta = preview.meta({
  title: 'Sections/RegistrationScreen',
  component: Screen,
  argTypes: { state: { control: 'radio', options: ['form', 'sent'] } },
  parameters: { layout: 'fullscreen' },
  args: { registrant: 'retailer', onRegistrant: fn(), state: 'form', onBack: fn() } as Omit<
    RegistrationScreenProps,
    'labels'
  >,
});

/** HELLO THERE! beside the form. */
export const Playground = meta.story({
  parameters: { covers: ['R-103', 'R-105'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'HELLO THERE!' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: "LET'S START YOUR REGISTRATION" })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'A brand' }));
    await expect(args.onRegistrant).toHaveBeenCalledWith({ registrant: 'brand' });
  },
});

/** Brands are greeted with other words. */
export const Brand = meta.story({
  parameters: { covers: ['R-104'] },
  args: { registrant: 'brand' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Show your collections to retailers/)).toBeVisible();
    await expect(canvas.queryByText(/^Discover brands/)).toBeNull();
  },
});

/** An address that has registered can sign in or write to the support. */
export const Duplicate = meta.story({
  parameters: { covers: ['X-010'] },
  args: { duplicate: { onLogin: fn(), supportHref: 'mailto:help@shop.example' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/already registered/);
    await expect(canvas.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      'mailto:help@shop.example',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(args.duplicate?.onLogin).toHaveBeenCalledOnce();
  },
});

export const Failed = meta.story({ args: { error: 'Fill all the required fields!' } });

/** The thanks lead back. */
export const Sent = meta.story({
  parameters: { covers: ['R-110', 'R-111'] },
  args: { state: 'sent' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Check your email for more information');
    await userEvent.click(canvas.getByRole('button', { name: 'GO BACK' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({ globals: { locale: 'pseudo' } });
export const Portuguese = meta.story({ globals: { locale: 'pt-BR' } });
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });
export const Narrow = meta.story({ name: '320 px', globals: { viewport: { value: 'small' } } });
