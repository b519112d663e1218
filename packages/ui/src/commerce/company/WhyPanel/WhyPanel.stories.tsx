import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect } from 'storybook/test';
import { whyWords } from '../../../testing/words/why.ts';
import { WhyPanel, type WhyPanelProps } from './WhyPanel.tsx';

const Why = (props: Omit<WhyPanelProps, 'labels'>) => <WhyPanel {...props} labels={useLabels(whyWords)} />;

const meta = preview.meta({
  title: 'Commerce/WhyPanel',
  component: Why,
  args: {
    question: 'Why are prices restricted?',
    rule: 'Wholesale prices are for approved retailers.',
    owner: 'Vitrine',
    next: 'Send us what is missing. Then we can approve your registration.',
    action: { label: 'Write to us', href: 'mailto:help@vitrine.example' },
    proofs: [
      { id: 'address', label: 'Address', given: true },
      { id: 'website', label: 'Website', given: true },
      { id: 'social', label: 'Social media', given: false },
    ],
  },
});

/** One press says which rule it is, whose it is, what comes next and what is missing. */
export const Playground = meta.story({
  name: 'Retailer in review',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Social media')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Why are prices restricted?'));
    await expect(canvas.getByText('Wholesale prices are for approved retailers.')).toBeVisible();
    await expect(canvas.getByText('2 of 3 given')).toBeVisible();
    await expect(canvas.getByText('Social media').closest('li')).toHaveTextContent('missing');
    await expect(canvas.getByRole('link', { name: 'Write to us' })).toBeVisible();
  },
});

/** Nothing has to be proved, and nothing can be done but wait. */
export const Waiting = meta.story({
  args: { next: 'We look at your registration. You need not do anything.', action: undefined, proofs: [] },
});

export const LongText = meta.story({
  args: { owner: 'Sociedade Internacional de Moda e Beleza do Atlântico' },
  globals: { locale: 'pseudo' },
});
