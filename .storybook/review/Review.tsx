import { Page } from '../blocks/Page.tsx';
import { languageOf } from '../modes.ts';
import type { Locale } from '../modes.ts';
import { storyIn } from './address.ts';
import { Looks } from './Looks.tsx';
import type { LooksProps } from './Looks.tsx';

interface ReviewProps {
  title: string;
  intro: string;
  locale: Locale;
  looks: (Pick<LooksProps, 'title' | 'width' | 'minHeight' | 'draw'> & { story: string })[];
}

/** Components in every partner and mode. */
export const Review = ({ title, intro, locale, looks }: ReviewProps) => (
  <Page
    area="Review"
    title={title}
    intro={`${intro} Light mode above, dark mode below. Select a thumbnail to open its story in that partner and mode.`}
  >
    {looks.map(({ story, ...look }) => (
      <Looks
        key={look.title}
        {...look}
        language={languageOf(locale)}
        hrefOf={(partner, mode) => storyIn(story, partner, mode, locale)}
      />
    ))}
  </Page>
);

/** A window takes the height of what it shows, from so many pixels on. */
export const LOW = 120;
