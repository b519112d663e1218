import preview from '#storybook/preview';
import { SectionHead } from './SectionHead.tsx';

const meta = preview.meta({
  title: 'Components/SectionHead',
  component: SectionHead,
  args: {
    title: 'Our brands',
    text: 'Independent houses, chosen one by one.',
    link: { label: 'See all brands', href: '/brands' },
  },
});

export const Playground = meta.story({});

export const TitleOnly = meta.story({ args: { text: null, link: undefined } });

export const LongText = meta.story({
  args: {
    title: 'Frühjahr-Sommer-Kollektionen unabhängiger Modehäuser',
    text: 'Linen, silk and organic cotton cut in small runs by one workshop on the coast, dyed with leaves and bark, shipped within thirty days.',
  },
});
