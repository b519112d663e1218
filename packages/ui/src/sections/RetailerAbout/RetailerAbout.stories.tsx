import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect } from 'storybook/test';
import { Breadcrumb } from '../../components/Breadcrumb/index.ts';
import { Button } from '../../components/Button/index.ts';
import { retailers } from '../../testing/index.ts';
import { retailerAboutWords } from '../../testing/words/retailer.ts';
import { RetailerAbout } from './RetailerAbout.tsx';
import type { RetailerAboutProps } from './RetailerAbout.tsx';

const About = (props: Omit<RetailerAboutProps, 'labels' | 'breadcrumb' | 'actions'>) => (
  <RetailerAbout
    {...props}
    breadcrumb={
      <Breadcrumb label="Trail" items={[{ label: 'Find retailers', href: '/buyers' }, { label: props.name }]} />
    }
    actions={<Button caps>Request connection</Button>}
    labels={useLabels(retailerAboutWords)}
  />
);

const text = 'Two floors by the harbour: linen below, shoes above.\nWe buy twice a year and reorder what sells.';

const meta = preview.meta({
  title: 'Sections/RetailerAbout',
  component: About,
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'Galeria Sul',
    logo: retailers[0]?.logo,
    locations: 'Brazil and Portugal',
    yearEstablished: 1998,
    text,
    social: [
      { label: 'Facebook', href: 'https://facebook.example/sul' },
      { label: 'Instagram', href: 'https://instagram.example/sul' },
      { label: 'Website', href: 'https://sul.example' },
    ],
  },
});

/** Name, logo, places, year, text and links. */
export const Playground = meta.story({
  name: 'Retailer',
  parameters: { covers: ['R-348', 'R-349', 'R-350', 'R-351'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Galeria Sul' })).toBeVisible();
    await expect(canvas.getByText('Brazil and Portugal')).toBeVisible();
    await expect(canvas.getByText('1998')).toBeVisible();
    await expect(canvas.getByText(/Two floors by the harbour/)).toBeVisible();
    for (const name of ['Facebook', 'Instagram', 'Website'])
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('target', '_blank');
  },
});

export const NameOnly = meta.story({
  name: 'Only a name',
  args: { logo: null, locations: null, yearEstablished: null, text: null, social: [] },
});
export const LongText = meta.story({
  args: {
    name: 'Oficina das Sedas Naturais e Companhia do Recôncavo',
    logo: null,
    locations: 'Argentina and Brazil and Chile and Colombia and France and Germany and Italy and Mexico and Portugal',
    text: `${text}\n\n`.repeat(8),
  },
});
export const Portuguese = meta.story({ globals: { locale: 'pt-BR' } });
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });
export const Narrow = meta.story({ name: '320 px', globals: { viewport: { value: 'small' } } });
