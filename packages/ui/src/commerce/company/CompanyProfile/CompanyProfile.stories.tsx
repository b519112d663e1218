import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { holdClock } from '../../../testing/holdClock.ts';
import { retailers } from '../../../testing/index.ts';
import { companyProfileWords } from '../../../testing/words/profile.ts';
import { CompanyProfile } from './CompanyProfile.tsx';
import type { CompanyProfileProps, CompanyValues } from './types.ts';

function Company({ domains, ...props }: Omit<CompanyProfileProps, 'labels'>) {
  const [value, setValue] = useState(domains.value);
  const choose = (event: { ids: string[] }) => {
    setValue(event.ids);
    domains.onChange(event);
  };
  return (
    <CompanyProfile
      {...props}
      domains={{ ...domains, value, onChange: choose }}
      labels={useLabels(companyProfileWords)}
    />
  );
}

const filled: CompanyValues = {
  logo: null,
  name: 'Galeria Sul',
  year: '1998',
  text: 'Two floors by the harbour: linen below, shoes above.',
  website: 'https://sul.example',
  instagram: 'https://www.instagram.com/sul.example',
  facebook: '',
  countries: ['1', '3'],
};

/** The application hands in its rules; these say the same of two fields. */
const validate: CompanyProfileProps['validate'] = ({ name, countries }) => ({
  ...(name.length < 3 && { name: 'Name must have to be 3 character at least.' }),
  ...(countries.length === 0 && { countries: 'You must have to select 1 country at least.' }),
});

const choices = (...names: string[]) => names.map((label, index) => ({ id: String(index + 1), label }));
const chooseDomains = fn();

const meta = preview.meta({
  title: 'Commerce/CompanyProfile',
  component: Company,
  args: {
    initial: filled,
    logo: retailers[0]?.logo ?? null,
    countries: choices('Brazil', 'Germany', 'Portugal', 'United States'),
    domains: { options: choices('Boutique', 'Online shop', 'Concept store'), value: ['1'], onChange: chooseDomains },
    validate,
    onSubmit: fn(),
    onOutcomeSeen: fn(),
  },
});

export const Playground = meta.story({});

/** Sends all fields together; countries are chosen from a list. */
export const Saves = meta.story({
  name: 'Countries',
  parameters: { covers: ['R-365'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Brazil, Portugal')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /COUNTRIES/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Germany' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...filled, countries: expect.arrayContaining(['1', '2', '3']) });
  },
});

/** Business domains are handed out as soon as one is chosen. */
export const Domains = meta.story({
  name: 'Business domains',
  parameters: { covers: ['R-366'] },
  play: async ({ args, canvas, userEvent }) => {
    chooseDomains.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: /BUSINESS DOMAINS/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Online shop' }));
    await expect(chooseDomains).toHaveBeenLastCalledWith({ ids: ['1', '2'] });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByText('Boutique, Online shop')).toBeVisible());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Each wrong field says why; without a country the list's button takes the focus. */
export const Wrong = meta.story({
  name: 'Wrong fields',
  parameters: { covers: ['V-086'] },
  args: { initial: { ...filled, countries: [] } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const button = canvas.getByRole('button', { name: /COUNTRIES/ });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription(/You must have to select 1 country at least./);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

let clock: ReturnType<typeof holdClock>;

/** The outcome clears after 6.2 seconds. */
export const Saved = meta.story({
  name: 'Outcome clears',
  parameters: { covers: ['K-53', 'X-080'] },
  args: { outcome: { tone: 'positive', text: 'Success' } },
  beforeEach: () => {
    clock = holdClock(6200);
  },
  play: async ({ args, canvas }) => {
    await expect(args.onOutcomeSeen).not.toHaveBeenCalled();
    await clock.tick();
    await expect(args.onOutcomeSeen).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Success')).toBeInTheDocument();
  },
});

/** What the server refuses is said at the field. */
export const Refused = meta.story({
  args: {
    errors: { logo: 'This logo cannot be used.', website: 'The website must be a valid URL.' },
    outcome: { tone: 'critical', text: 'The website must be a valid URL.' },
  },
});
export const Busy = meta.story({ args: { busy: true } });
export const Empty = meta.story({
  args: {
    initial: { ...filled, name: 'Galeria Sul', year: '', text: '', website: '', instagram: '', countries: [] },
    logo: null,
    domains: { options: choices('Boutique', 'Online shop'), value: [], onChange: fn() },
  },
});
export const LongText = meta.story({
  args: {
    initial: {
      ...filled,
      name: 'Oficina das Sedas Naturais e Armazém de Tecidos do Bairro Alto',
      text: Array.from({ length: 12 }, () => filled.text).join(' '),
      website: `https://${'loja-'.repeat(20)}example.example`,
    },
  },
});
export const Portuguese = meta.story({ name: 'pt-BR', globals: { locale: 'pt-BR' } });
export const Narrow = meta.story({ name: '320 px', globals: { viewport: { value: 'small' } } });
