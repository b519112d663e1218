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

/** The partners of a company. */
export const Playground = meta.story({
  name: 'Partners',
  parameters: { covers: ['R-128'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Galeria Sul' })).toBeInTheDocument();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(9);
  },
});

export const Few = meta.story({ name: 'Two of them', args: { partners: partners.slice(0, 2), text: null } });

/** Logos of any proportion look equally large. */
export const Proportions = meta.story({
  args: { partners: marks.map(({ name, logo }) => ({ name, image: logo })), text: null },
});

/** Without partners there is no section. */
export const None = meta.story({ name: 'No partners', args: { partners: [] } });

export const LongText = meta.story({
  args: {
    title: 'Messen, Verbände und Speditionspartnerschaften',
    text: '<p>Fairs, carriers and associations that carry the season with us.</p>'.repeat(5),
  },
});

export const Portuguese = meta.story({
  globals: { locale: 'pt-BR' },
  args: {
    title: 'Nossos parceiros',
    text: '<p>Feiras, transportadoras e associações que levam a estação conosco.</p>',
  },
});

export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });

export const Narrow = meta.story({ name: '320 px', globals: { viewport: { value: 'small' } } });
