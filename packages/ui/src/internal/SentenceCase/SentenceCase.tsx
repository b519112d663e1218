import { Fragment } from 'react';
import * as css from './SentenceCase.css.ts';

const betweenSentences = /(?<=[.!?])\s+/u;
const isShouted = (words: string) => words === words.toLocaleUpperCase() && words !== words.toLocaleLowerCase();

const Sentences = ({ words, text }: { words: string; text: boolean | undefined }) =>
  isShouted(words)
    ? words.split(betweenSentences).map((sentence, at) => (
        <Fragment key={sentence}>
          {at > 0 && ' '}
          <span className={css.sentence} data-text={text || undefined}>
            {sentence}
          </span>
        </Fragment>
      ))
    : words;

interface SentenceCaseProps {
  children: string;
  /** A name at the end, which keeps its letters. */
  name?: string;
  /** Running text, never in capitals, even if the partner's display type is. */
  text?: boolean;
}

/**
 * A title or sentence that is specified in capitals. Capitals are for short labels: a title is set like any other of the partner's, in capitals or with a capital first letter,
 * and its text stays as it is. What an account says in its own words is shown as written.
 */
export const SentenceCase = ({ children, name, text }: SentenceCaseProps) => {
  if (!name || !children.endsWith(` ${name}`)) return <Sentences words={children} text={text} />;
  return (
    <>
      <Sentences words={children.slice(0, -name.length).trimEnd()} text={text} /> {name}
    </>
  );
};
