import * as css from './LanguageChoice.css.ts';

export interface Language {
  /** Stored language code, e.g. `pt_BR`. */
  code: string;
  /** BCP 47 tag, so that each name is read out in its own language. */
  lang: string;
  name: string;
  current?: boolean;
}

export interface LanguageChoiceProps {
  label: string;
  languages: Language[];
  onChoose?: (choice: { code: string }) => void;
}

/** The languages by their own names (D-047); nothing at all when there is only one. */
export function LanguageChoice({ label, languages, onChoose }: LanguageChoiceProps) {
  if (languages.length < 2) return null;
  return (
    <div role="group" aria-label={label} className={css.root} data-component="LanguageChoice">
      {languages.map(({ code, lang, name, current }) => (
        <button
          key={code}
          type="button"
          lang={lang}
          className={css.choice}
          aria-pressed={Boolean(current)}
          onClick={() => onChoose?.({ code })}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
