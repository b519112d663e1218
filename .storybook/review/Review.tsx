import { Page } from '../blocks/Page.tsx';
import { languageOf } from '../modes.ts';
import type { Locale } from '../modes.ts';
import { reviewWords } from '../words/review.ts';
import { useWords } from '../words/useWords.ts';
import { storyIn } from './address.ts';
import { Looks } from './Looks.tsx';
import type { LooksProps } from './Looks.tsx';

type Word = keyof typeof reviewWords;

interface ReviewProps {
  title: Word;
  intro: Word;
  locale: Locale;
  looks: (Pick<LooksProps, 'width' | 'minHeight' | 'draw'> & { title: Word; story: string })[];
}

/** Components in every partner and mode. */
export const Review = ({ title, intro, locale, looks }: ReviewProps) => {
  const t = useWords(reviewWords);
  return (
    <Page area={t('area')} title={t(title)} intro={`${t(intro)} ${t('how')}`}>
      {looks.map(({ story, title: name, ...look }) => (
        <Looks
          key={name}
          {...look}
          title={t(name)}
          language={languageOf(locale)}
          hrefOf={(partner, mode) => storyIn(story, partner, mode, locale)}
        />
      ))}
    </Page>
  );
};

/** A window takes the height of what it shows, from so many pixels on. */
export const LOW = 120;
