import { Heading, Icon, Stack, Text } from '@vitrine/ui/foundation';
import { PartnerWall } from '../blocks/PartnerWall.tsx';
import { AllFaces } from '../blocks/Scope.tsx';
import { startWords } from '../words/start.ts';
import { useWords } from '../words/useWords.ts';
import * as css from './paths.css.ts';

type Word = keyof typeof startWords;

interface Way {
  title: Word;
  text: Word;
  /** Name of a page and its address in the workshop. */
  links: [name: Word, path: string][];
}

const ways: Way[] = [
  {
    title: 'review',
    text: 'reviewText',
    links: [
      ['heroes', 'story/review-heroes--all-heroes'],
      ['screens', 'story/review-screens--any-screen'],
      ['brandCards', 'story/review-components--brand-cards'],
      ['mails', 'story/review-mails--all-mails'],
      ['documents', 'story/review-documents--all-documents'],
      ['heroC', 'story/sections-hero-hero-c--playground'],
    ],
  },
  {
    title: 'brand',
    text: 'brandText',
    links: [
      ['studio', 'story/white-label-studio--playground'],
      ['tutorial', 'docs/white-label-brand-a-partner-in-15-minutes--docs'],
      ['exchange', 'story/white-label-import-and-export--bring'],
    ],
  },
  {
    title: 'build',
    text: 'buildText',
    links: [
      ['contents', 'story/welcome-contents--playground'],
      ['wholeScreens', 'story/screens-landing--playground'],
      ['how', 'docs/welcome-how-it-works--docs'],
      ['tokens', 'story/white-label-tokens--every-token'],
    ],
  },
];

const Path = ({ title, text, links }: Way) => {
  const t = useWords(startWords);
  return (
    <section className={css.path} aria-label={t(title)}>
      <Heading level={2} size="md">
        {t(title)}
      </Heading>
      <Text tone="muted">{t(text)}</Text>
      <div>
        {links.map(([name, path]) => (
          <a key={path} className={css.link} href={`./?path=/${path}`} target="_top">
            {t(name)}
            <Icon name="arrow-right" size="sm" />
          </a>
        ))}
      </div>
    </section>
  );
};

/** The start page: what Vitrine is, and where each role begins. */
export const Paths = () => (
  <div className={css.page}>
    <AllFaces />
    <Stack space="md">
      <Heading level={1} size="hero">
        Vitrine
      </Heading>
      <Text size="lg" tone="muted" measure>
        {useWords(startWords)('intro')}
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
