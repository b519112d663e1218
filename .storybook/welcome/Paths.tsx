import { Heading, Icon, Stack, Text } from '@vitrine/ui/foundation';
import { PartnerWall } from '../blocks/PartnerWall.tsx';
import { AllFaces } from '../blocks/Scope.tsx';
import * as css from './paths.css.ts';

interface Way {
  title: string;
  text: string;
  /** Name of a page and its address in the workshop. */
  links: [name: string, path: string][];
}

const ways: Way[] = [
  {
    title: 'Review heroes',
    text: 'Compare the seven heroes, or any screen, in six partners, in light and dark mode.',
    links: [
      ['All heroes, all partners', 'story/review-heroes--all-heroes'],
      ['Any screen, all partners', 'story/review-screens--any-screen'],
      ['Brand cards, all partners', 'story/review-components--brand-cards'],
      ['All mails, all partners', 'story/review-mails--all-mails'],
      ['All documents, all partners', 'story/review-documents--all-documents'],
      ['Hero C, the default', 'story/sections-hero-hero-c--playground'],
    ],
  },
  {
    title: 'Brand a partner',
    text: 'Turn a logo and a few colours into a theme. Every text stays legible.',
    links: [
      ['Open the studio', 'story/white-label-studio--playground'],
      ['Brand a partner in 15 minutes', 'docs/white-label-brand-a-partner-in-15-minutes--docs'],
      ['Import and export', 'story/white-label-import-and-export--bring'],
    ],
  },
  {
    title: 'Build',
    text: 'Build screens from components. You pass values and texts, and they call you back.',
    links: [
      ['Find a component', 'story/welcome-contents--playground'],
      ['Whole screens', 'story/screens-landing--playground'],
      ['How it works', 'docs/welcome-how-it-works--docs'],
      ['Every token', 'story/white-label-tokens--every-token'],
    ],
  },
];

const Path = ({ title, text, links }: Way) => (
  <section className={css.path} aria-label={title}>
    <Heading level={2} size="md">
      {title}
    </Heading>
    <Text tone="muted">{text}</Text>
    <div>
      {links.map(([name, path]) => (
        <a key={path} className={css.link} href={`./?path=/${path}`} target="_top">
          {name}
          <Icon name="arrow-right" size="sm" />
        </a>
      ))}
    </div>
  </section>
);

/** The start page: what Vitrine is, and where each role begins. */
export const Paths = () => (
  <div className={css.page}>
    <AllFaces />
    <Stack space="md">
      <Heading level={1} size="hero">
        Vitrine
      </Heading>
      <Text size="lg" tone="muted" measure>
        A design system for wholesale fashion and beauty. One library serves any number of partners. Choose a partner in
        the toolbar to see every story in its theme.
      </Text>
    </Stack>
    <div className={css.paths}>
      {ways.map((way) => (
        <Path key={way.title} {...way} />
      ))}
    </div>
    <PartnerWall to={() => ({ href: './?path=/story/white-label-partners--side-by-side', target: '_top' })} />
  </div>
);
