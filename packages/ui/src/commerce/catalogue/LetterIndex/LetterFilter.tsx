import { alphabet } from './letters.ts';
import * as css from './LetterIndex.css.ts';

export interface LetterFilterProps {
  label: string;
  /** The chosen letter, or `#`; none shows every name. */
  value?: string;
  /** Letters that would find somebody; without it all can be pressed. */
  letters?: readonly string[];
  /** The letter pressed; none when it was the chosen one. */
  onChange: (change: { letter: string | undefined }) => void;
}

/** `#` and A to Z, to show the names under one letter alone. Letters that lead to a place on the page are a `LetterIndex`. */
export function LetterFilter({ label, value, letters = alphabet, onChange }: LetterFilterProps) {
  return (
    <div role="group" aria-label={label} className={css.letters} data-component="LetterFilter">
      {alphabet.map((letter) => {
        const chosen = letter === value;
        const inert = !chosen && !letters.includes(letter);
        return (
          <button
            key={letter}
            type="button"
            className={css.choice}
            aria-pressed={chosen}
            aria-disabled={inert || undefined}
            onClick={() => !inert && onChange({ letter: chosen ? undefined : letter })}
          >
            {letter}
          </button>
        );
      })}
    </div>
  );
}
