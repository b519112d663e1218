import { themeWords } from '../words/theme.ts';
import { useWords } from '../words/useWords.ts';
import { lightnessOf } from './lightness.ts';
import * as css from './steps.css.ts';

const shades = Array.from({ length: 41 }, (_, index) => index / 40);

const Pin = ({ colour, words, at }: { colour: string; words: string; at: 'top' | 'bottom' }) => {
  const lightness = lightnessOf(colour);
  return (
    <span className={css.pin} style={{ insetInlineStart: `${lightness * 100}%` }}>
      <span className={css.pinWords} data-at={at} data-turned={lightness > 0.6 || undefined}>
        {words}
      </span>
    </span>
  );
};

/** A colour in every lightness it could have, with the one that was asked for and the one that is used. */
export const Ramp = ({ given, used }: { given: string; used: string }) => {
  const t = useWords(themeWords);
  return (
    <div className={css.ramp}>
      <div className={css.rampBand} aria-hidden>
        {shades.map((shade) => (
          <span key={shade} className={css.rampStep} style={{ background: `oklch(from ${given} ${shade} c h)` }} />
        ))}
      </div>
      <Pin colour={given} words={t('given', { colour: given })} at="top" />
      <Pin colour={used} words={t(given === used ? 'usedAsGiven' : 'used', { colour: used })} at="bottom" />
    </div>
  );
};
