import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { marks, retailers } from '../../testing/index.ts';
import { Partners } from './Partners.tsx';

const partners = retailers.map(({ name, logo }) => ({ name, image: logo }));

const meta = preview.meta({
  title: 'Sections/Partners',
  component: Partners,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Our partners',
    text: '<p>Fairs, carriers and associations that carry the season with us.</p>',
    partners: partners.slice(0, 9),
  },
});

export const Playground = meta.story({
  name: 'Whom a company works with (R-128)',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Galeria Sul' })).toBeInTheDocument();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(9);
  },
});

export const Few = meta.story({ name: 'Two of them', args: { partners: partners.slice(0, 2), text: null } });

export const Proportions = meta.story({
  name: 'Marks of any proportion have one size to the eye',
  args: { partners: marks.map(({ name, logo }) => ({ name, image: logo })), text: null },
});

export const None = meta.story({ name: 'Without partners there is no section', args: { partners: [] } });

export const LongText = meta.story({
  args: {
    title: 'Messen, Verbände und Speditionspartnerschaften',
    text: '<p>Fairs, carriers and associations that carry the season with us.</p>'.repeat(5),
  },
});

export const Portuguese = meta.story({
  name: 'pt-BR',
  globals: { locale: 'pt-BR' },
  args: {
    title: 'Nossos parceiros',
    text: '<p>Feiras, transportadoras e associações que levam a estação conosco.</p>',
  },
});

export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });

export const Narrow = meta.story({ name: '320 px', globals: { viewport: { value: 'small' } } });
