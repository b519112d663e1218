import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { heroPictures } from '../../testing/index.ts';
import { AboutProject } from './AboutProject.tsx';

const text =
  '<p>For three days in March, thirty-two houses from Brazil show their next summer in a former printing works on the canal.</p><p>Every brand shows in person. Orders are written here, on the same line sheets that buyers will see at home.</p>';

const meta = preview.meta({
  title: 'Sections/AboutProject',
  component: AboutProject,
  parameters: { layout: 'fullscreen' },
  args: { title: 'About the project', text },
});

/** What an event is about. */
export const Playground = meta.story({
  name: 'About an event',
  parameters: { covers: ['R-064', 'R-087'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'About the project' })).toBeVisible();
    await expect(canvas.getByText(/former printing works/)).toBeVisible();
  },
});

/** With a picture and a link. */
export const WithPicture = meta.story({
  name: 'With a picture',
  args: {
    image: { src: heroPictures.cool, alt: 'Light through blinds' },
    link: { label: 'See all brands', href: '/brands' },
  },
});

/** Plain text is welcome too. */
export const Plain = meta.story({
  name: 'Plain text',
  args: { text: 'One sentence, without any mark-up.' },
});

export const LongText = meta.story({
  args: { title: 'Über das Projekt und seine Ausstellerinnen und Aussteller', text: text.repeat(4) },
});

export const Portuguese = meta.story({
  globals: { locale: 'pt-BR' },
  args: {
    title: 'Sobre o projeto',
    text: '<p>Durante três dias de março, trinta e duas casas do Brasil mostram seu próximo verão numa antiga gráfica à beira do canal.</p>',
  },
});

export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });

export const Narrow = meta.story({ name: '320 px', globals: { viewport: { value: 'small' } } });
