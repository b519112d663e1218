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
    title: 'Use',
    text: 'Build a screen from parts that know no brand, no words and no server: plain values in, callbacks out.',
    links: [
      ['Start with layout', 'docs/foundation-stack--docs'],
      ['Find a component', 'story/welcome-contents--playground'],
      ['Whole screens', 'story/screens-landing--playground'],
    ],
  },
  {
    title: 'Theme',
    text: 'Dress all of it as a partner: a document of fifteen lines, in which any colours can be read.',
    links: [
      ['Brand a partner in 15 minutes', 'docs/white-label-brand-a-partner-in-15-minutes--docs'],
      ['From branding to theme', 'story/white-label-from-branding-to-theme--live'],
      ['Import and export', 'story/white-label-import-and-export--bring'],
    ],
  },
  {
    title: 'Contribute',
    text: 'Add what is missing for everybody: a folder, a story for every state, a test that is a story.',
    links: [
      ['How it works', 'docs/welcome-how-it-works--docs'],
      ['Every token', 'story/white-label-tokens--every-token'],
      ['Every contrast pair', 'story/white-label-contrast--every-pair'],
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

/** The way in: what this is, and three ways on. */
export const Paths = () => (
  <div className={css.page}>
    <AllFaces />
    <Stack space="md">
      <Heading level={1} size="hero">
        Vitrine
      </Heading>
      <Text size="lg" tone="muted" measure>
        A shop window for wholesale fashion and beauty: one library, any number of partners. Choose a partner in the
        toolbar, and every story wears it.
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
