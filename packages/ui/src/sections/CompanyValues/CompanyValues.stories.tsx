import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect } from 'storybook/test';
import { companyValuesWords } from '../../testing/words/company.ts';
import { CompanyValues } from './CompanyValues.tsx';
import type { CompanyValuesProps } from './CompanyValues.tsx';

const Values = ({ values, title }: Partial<CompanyValuesProps>) => {
  const labels = useLabels(companyValuesWords);
  return <CompanyValues title={title ?? labels.title} values={values ?? []} />;
};

const values = [
  { title: 'Made, not produced', text: '<p>We show what we would wear and can name who sewed it.</p>' },
  { title: 'Terms in the open', text: '<p>Minimums, prices and delivery windows stand beside the goods.</p>' },
  { title: 'A season ahead', text: '<p>Buyers see what comes while there is still time to change it.</p>' },
];

const meta = preview.meta({
  title: 'Sections/CompanyValues',
  component: Values,
  parameters: { layout: 'fullscreen' },
  args: { values },
});

/** What a company values. */
export const Playground = meta.story({
  name: 'Values',
  parameters: { covers: ['R-126'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  },
});

export const AtMostThree = meta.story({
  parameters: { covers: ['R-126'] },
  args: { values: [...values, { title: 'A fourth', text: '<p>Too many.</p>' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('A fourth')).toBeNull();
  },
});

/** A value without text is not shown. */
export const WithoutText = meta.story({
  name: 'Value without text',
  parameters: { covers: ['R-127'] },
  args: { values: values.map((value, index) => (index === 1 ? { ...value, text: ' ' } : value)) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Terms in the open')).toBeNull();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});

/** Without values there is no section. */
export const None = meta.story({ name: 'No values', args: { values: [] } });

export const LongText = meta.story({
  args: {
    values: values.map(({ title, text }) => ({
      title: `${title}, und zwar mit nachvollziehbarer Wertschöpfungskette`,
      text: text.repeat(5),
    })),
  },
});

export const Portuguese = meta.story({
  globals: { locale: 'pt-BR' },
  args: { values: [{ title: 'Feito, não produzido', text: '<p>Mostramos o que vestiríamos.</p>' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nossos valores')).toBeVisible();
  },
});

export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });

export const Narrow = meta.story({ name: '320 px', globals: { viewport: { value: 'small' } } });
