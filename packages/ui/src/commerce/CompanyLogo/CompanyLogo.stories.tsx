import preview from '#storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { Inline } from '../../foundation/index.ts';
import { retailers, wordmark } from '../../testing/index.ts';
import { CompanyLogo } from './CompanyLogo.tsx';

const meta = preview.meta({
  title: 'Commerce/CompanyLogo',
  component: CompanyLogo,
  args: { name: 'Galeria Sul', logo: retailers[0]?.logo },
});

export const Playground = meta.story({});

export const Sizes = meta.story({
  render: () => (
    <Inline space="md">
      <CompanyLogo name="Galeria Sul" logo={retailers[0]?.logo} size="sm" />
      <CompanyLogo name="Galeria Sul" logo={retailers[0]?.logo} />
      <CompanyLogo name="Água" size="sm" />
      <CompanyLogo name="Água" />
    </Inline>
  ),
});

export const Letter = meta.story({ name: 'Without a logo, the first letter', args: { name: 'çelik', logo: null } });
export const LongMark = meta.story({
  name: 'A long wordmark stays inside',
  args: { logo: wordmark('OFICINA DAS SEDAS NATURAIS') },
});

const drawn = (width: number, height: number, shape: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${shape}</svg>`)}`;

const marks = [
  drawn(60, 60, '<circle cx="30" cy="30" r="30"/>'),
  drawn(40, 100, '<ellipse cx="20" cy="50" rx="20" ry="50"/>'),
  drawn(160, 60, '<rect width="160" height="60" rx="30"/>'),
  wordmark('LUME'),
];

export const Proportions = meta.story({
  name: 'Marks of any proportion have one size to the eye',
  render: () => (
    <Inline space="md">
      {marks.map((logo) => (
        <CompanyLogo key={logo} name="Galeria Sul" logo={logo} />
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const images = [...canvasElement.querySelectorAll('img')];
    const areas = () =>
      images.slice(0, 3).map((image) => {
        const { width, height } = image.getBoundingClientRect();
        return width * height;
      });
    await waitFor(() => expect(Math.max(...areas()) / Math.min(...areas())).toBeLessThan(1.25));
  },
});
