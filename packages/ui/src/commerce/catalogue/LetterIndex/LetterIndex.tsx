import { alphabet } from './letters.ts';
import * as css from './LetterIndex.css.ts';

export interface LetterIndexProps {
  label: string;
  /** Letters that have a section; the others are shown but lead nowhere. */
  letters: string[];
  /** Id of a letter's section on this page. */
  anchor: (letter: string) => string;
  /** The app's way of scrolling there; without it the anchor does. */
  onSelect?: (choice: { letter: string }) => void;
}

/** A to Z, leading to each letter's section. */
export function LetterIndex({ label, letters, anchor, onSelect }: LetterIndexProps) {
  const present = new Set(letters);
  return (
    <nav aria-label={label} className={css.root} data-component="LetterIndex">
      <ul className={css.list}>
        {alphabet.map((letter) => (
          <li key={letter} className={css.place}>
            {present.has(letter) ? (
              <a
                className={css.letter}
                href={`#${anchor(letter)}`}
                onClick={(event) => {
                  if (!onSelect) return;
                  event.preventDefault();
                  onSelect({ letter });
                }}
              >
                {letter}
              </a>
            ) : (
              <span className={css.absent} aria-hidden>
                {letter}
              </span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
