import { heroWords } from '../words/heroes.ts';
import { useWords } from '../words/useWords.ts';
import * as css from './looks.css.ts';

const topics = ['picture', 'title', 'more'] as const;

/** When to choose a hero, in three lines. */
export const Advice = ({ template }: { template: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' }) => {
  const t = useWords(heroWords);
  return (
    <dl className={css.advice}>
      {topics.map((topic) => (
        <div key={topic}>
          <dt className={css.topic}>{t(topic)}</dt>
          <dd className={css.says}>{t(`${template}.${topic}`)}</dd>
        </div>
      ))}
    </dl>
  );
};
