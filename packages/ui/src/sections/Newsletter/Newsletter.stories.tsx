import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect, fn } from 'storybook/test';
import { companyTypeWords, newsletterWords } from '../../testing/words/landing.ts';
import { Newsletter } from './Newsletter.tsx';
import type { NewsletterProps } from './Newsletter.tsx';

const Form = (props: Omit<NewsletterProps, 'labels' | 'companyTypes'>) => {
  const companyTypes = Object.entries(useLabels(companyTypeWords)).map(([code, label]) => ({ code, label }));
  return <Newsletter {...props} companyTypes={companyTypes} labels={useLabels(newsletterWords)} />;
};

const meta = preview.meta({
  title: 'Sections/Newsletter',
  component: Form,
  argTypes: { status: { control: 'radio', options: ['editing', 'sending', 'sent', 'failed'] } },
  parameters: { layout: 'fullscreen' },
  args: {
    text: 'New houses, openings of order windows, and the fairs we travel to.',
    status: 'editing' as const,
    onSubscribe: fn(),
  },
});

export const Playground = meta.story({});

/** Retailer, Brand, Showroom, Distributor, and an address. */
export const Subscribes = meta.story({
  name: 'Subscribe',
  parameters: { covers: ['R-085', 'R-071'] },
  play: async ({ args, canvas, userEvent }) => {
    await Promise.all(
      ['Retailer', 'Brand', 'Showroom', 'Distributor'].map((name) =>
        expect(canvas.getByRole('radio', { name })).toBeInTheDocument(),
      ),
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Showroom' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'ana@loja.example{Enter}');
    await expect(args.onSubscribe).toHaveBeenCalledWith({ email: 'ana@loja.example', companyType: 'r' });
  },
});

/** Without a company type nothing is sent, and the browser asks for one. */
export const NoType = meta.story({
  name: 'No company type',
  parameters: { covers: ['V-031'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'ana@loja.example{Enter}');
    await expect(args.onSubscribe).not.toHaveBeenCalled();
    const first = canvas.getByRole('radio', { name: 'Retailer' });
    await expect(first).toHaveFocus();
    await expect(first).toBeInvalid();
  },
});

/** Without an address: Email required. */
export const NoEmail = meta.story({
  name: 'No address',
  parameters: { covers: ['V-032'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Brand' }));
    await userEvent.click(canvas.getByRole('button', { name: 'SUBSCRIBE' }));
    await expect(canvas.getByText('Email required')).toBeVisible();
    await expect(args.onSubscribe).not.toHaveBeenCalled();
  },
});

export const Sending = meta.story({ args: { status: 'sending' } });

/** Thanks. */
export const Sent = meta.story({
  parameters: { covers: ['S-048'] },
  args: { status: 'sent' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Thank you!');
  },
});

/** Says that it failed and keeps the text. */
export const Failed = meta.story({
  parameters: { covers: ['S-049'] },
  args: { status: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  },
});
