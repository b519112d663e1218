import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect, fn } from 'storybook/test';
import { holdClock } from '../../../testing/holdClock.ts';
import { personalProfileWords } from '../../../testing/words/profile.ts';
import { PersonalProfile } from './PersonalProfile.tsx';
import type { PersonalProfileProps } from './PersonalProfile.tsx';

const Personal = (props: Omit<PersonalProfileProps, 'labels'>) => (
  <PersonalProfile {...props} labels={useLabels(personalProfileWords)} />
);

/** The application hands in its rules; these say the same. */
const validate: PersonalProfileProps['validate'] = ({ firstName, lastName, phone }) => ({
  ...(firstName.trim().length < 3 && { firstName: 'Name must have to be 3 characters at least.' }),
  ...(lastName.trim().length < 3 && { lastName: 'Name must have to be 3 characters at least.' }),
  ...(phone.length < 5 && { phone: 'Phone field is required.' }),
});

const meta = preview.meta({
  title: 'Commerce/PersonalProfile',
  component: Personal,
  args: {
    initial: { firstName: 'Ana', lastName: 'Prado', phone: '+55 11 98765-4321', language: 'en' },
    email: 'ana@loja-aurora.example',
    languages: [
      { value: 'en', label: 'English' },
      { value: 'pt_BR', label: 'Português' },
    ],
    validate,
    onSubmit: fn(),
    onChangePassword: fn(),
    onOutcomeSeen: fn(),
  },
});

export const Playground = meta.story({});

/** Sends what was typed; the address stays as it is. */
export const Saves = meta.story({
  name: 'Save and password',
  parameters: { covers: ['V-093', 'R-363'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('E-mail')).toHaveAttribute('readonly');
    await userEvent.clear(canvas.getByLabelText(/^First name/));
    await userEvent.type(canvas.getByLabelText(/^First name/), 'Anabela');
    await userEvent.selectOptions(canvas.getByLabelText('Language of e-mails'), 'pt_BR');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...args.initial, firstName: 'Anabela', language: 'pt_BR' });
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await expect(args.onChangePassword).toHaveBeenCalledOnce();
  },
});

/** Says at each field what is wrong, and takes the focus to the first. */
export const Wrong = meta.story({
  name: 'Wrong fields',
  parameters: { covers: ['V-090', 'V-091', 'V-092'] },
  args: { initial: { firstName: 'An', lastName: '', phone: '', language: 'en' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getAllByText('Name must have to be 3 characters at least.')).toHaveLength(2);
    await expect(canvas.getByText('Phone field is required.')).toBeVisible();
    await expect(canvas.getByLabelText(/^First name/)).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

let clock: ReturnType<typeof holdClock>;

/** The outcome clears after 4.2 seconds. */
export const Saved = meta.story({
  name: 'Outcome clears',
  parameters: { covers: ['K-54', 'X-080'] },
  args: { outcome: { tone: 'positive', text: 'Success' } },
  beforeEach: () => {
    clock = holdClock(4200);
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Success');
    await expect(args.onOutcomeSeen).not.toHaveBeenCalled();
    await clock.tick();
    await expect(args.onOutcomeSeen).toHaveBeenCalledOnce();
  },
});

export const Refused = meta.story({
  parameters: { covers: ['X-075'] },
  args: { outcome: { tone: 'critical', text: 'We could not save this. Please try again.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We could not save this. Please try again.');
  },
});

export const Busy = meta.story({ args: { busy: true, sendingCode: true } });
export const LongText = meta.story({
  args: {
    initial: {
      firstName: 'Maria da Conceição Guimarães',
      lastName: 'de Albuquerque e Vasconcelos',
      phone: '+351 912 345 678',
      language: 'pt_BR',
    },
    email: 'compras.e.atendimento.internacional@loja-aurora-do-bairro-alto.example',
  },
});
export const Portuguese = meta.story({ name: 'pt-BR', globals: { locale: 'pt-BR' } });
export const Narrow = meta.story({ name: '320 px', globals: { viewport: { value: 'small' } } });
