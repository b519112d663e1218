import preview from '#storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { Inline } from '../../../foundation/index.ts';
import { marks, retailers, wordmark } from '../../../testing/index.ts';
import { sizes } from './CompanyLogo.css.ts';
import { CompanyLogo } from './CompanyLogo.tsx';

const meta = preview.meta({
  title: 'Commerce/CompanyLogo',
  component: CompanyLogo,
  argTypes: { size: { control: 'radio', options: Object.keys(sizes) } },
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

/** Without a logo, the first letter. */
export const Letter = meta.story({ name: 'Without a logo', args: { name: 'çelik', logo: null } });
/** A long wordmark stays inside. */
export const LongMark = meta.story({
  name: 'Long wordmark',
  args: { logo: wordmark('OFICINA DAS SEDAS NATURAIS') },
});

/** Logos of any proportion look equally large. */
export const Proportions = meta.story({
  render: () => (
    <Inline space="md">
      {marks.map(({ name, logo }) => (
        <CompanyLogo key={name} name={name} logo={logo} />
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
    // Until it is there, each is held to be a wordmark.
    await waitFor(() => expect(images[1]?.height).toBeGreaterThan(images[1]?.width ?? 0));
    await waitFor(() => expect(Math.max(...areas()) / Math.min(...areas())).toBeLessThan(1.25));
  },
});
