import preview from '#storybook/preview';
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
