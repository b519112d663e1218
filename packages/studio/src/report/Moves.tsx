import type { Branding } from '@vitrine/tokens';
import type { ColorName } from '@vitrine/tokens/contract';
import { useDeferredValue, useMemo } from 'react';
import { alternativesTo, keepsOf, withKept } from '../model/alternatives.ts';
import { withSeed } from '../model/brandDraft.ts';
import type { MovedSeed } from '../model/legible.ts';
import type { EditStyle } from '../panel/ChoiceField.tsx';
import { useTranslate } from '../words.ts';
import type { Translate } from '../words.ts';
import * as css from './report.css.ts';

/** A role in the reader's words. */
export const roleName = (t: Translate, variable: string): string =>
  t(`role.${variable.replace('--v-color-', '') as ColorName}`);

interface MovesProps {
  style: Branding;
  moved: readonly MovedSeed[];
  onEdit: EditStyle;
}

const Way = ({
  colour,
  children,
  onTake,
}: {
  colour: string;
  children: string;
  onTake: (choice: { colour: string }) => void;
}) => (
  <button type="button" className={css.way} onClick={() => onTake({ colour })}>
    <span className={css.dot} style={{ background: colour }} />
    {children}
  </button>
);

const reasonOf = (t: Translate, { because }: MovedSeed): string =>
  because.code === 'contrast'
    ? t('report.because.contrast', {
        against: roleName(t, because.against),
        ratio: because.ratio,
        required: because.required,
      })
    : t('report.because.no-ink', { ratio: because.ratio, required: because.required });

const Moved = ({ style, move, onEdit }: { style: Branding; move: MovedSeed; onEdit: EditStyle }) => {
  const t = useTranslate();
  // A drag of a colour does not wait for the search for others.
  const settled = useDeferredValue(style);
  const alternatives = useMemo(() => alternativesTo(settled, move), [settled, move]);
  const take = ({ colour }: { colour: string }) =>
    onEdit(`take.${move.path}`, (now) => withSeed(now, move.path, colour));
  const keeps = useMemo(() => keepsOf(settled, move), [settled, move]);
  const { mode, seed, from, became, kept } = move;
  const rolesIn = (roles: MovedSeed['kept']) => roles.map((role) => roleName(t, role)).join(', ');
  const everywhere = became.at(-1)?.to ?? from;
  return (
    <li className={css.move}>
      <span className={css.fromTo} aria-hidden>
        {[from, ...became.map(({ to }) => to)].map((colour) => (
          <span key={colour} style={{ background: colour }} />
        ))}
      </span>
      <div className={css.moveBody}>
        <p>{t('report.move', { mode, seed: t(`seed.${seed}`), from })}</p>
        <ul>
          {became.map(({ to, roles }) => (
            <li key={to}>{t('report.became', { to, roles: rolesIn(roles) })}</li>
          ))}
          {kept.length > 0 ? <li>{t('report.kept', { from, roles: rolesIn(kept) })}</li> : null}
        </ul>
        <p className={css.quiet}>{reasonOf(t, move)}</p>
        <div className={css.ways}>
          <Way colour={everywhere} onTake={take}>
            {t('report.use', { colour: everywhere })}
          </Way>
          {alternatives.length > 0 ? <span className={css.quiet}>{t('report.instead')}</span> : null}
          {alternatives.map((colour) => (
            <Way key={colour} colour={colour} onTake={take}>
              {t('report.take', { colour })}
            </Way>
          ))}
        </div>
        {keeps.length > 0 ? (
          <div className={css.ways}>
            <span className={css.quiet}>{t('report.orKeep', { from })}</span>
            {keeps.map((keep) => (
              <Way
                key={keep.brandFrom}
                colour={from}
                onTake={() =>
                  onEdit(`keep.${move.path}.${keep.brandFrom}`, (now) => withKept(now, mode, from, keep.brand))
                }
              >
                {t(`report.keep.${keep.brandFrom}`, { brand: keep.brand })}
              </Way>
            ))}
          </div>
        ) : null}
      </div>
    </li>
  );
};

/** Seeds that could not be used as given: before, after, why, and what to use instead. */
export const Moves = ({ style, moved, onEdit }: MovesProps) => {
  const t = useTranslate();
  return (
    <section className={css.part} aria-label={t('report.movesTitle')}>
      <h2 className={css.title}>{t('report.movesTitle')}</h2>
      {moved.length === 0 ? <p className={css.quiet}>{t('report.noMoves')}</p> : null}
      <ul className={css.moves}>
        {moved.map((move) => (
          <Moved key={`${move.mode} ${move.seed}`} style={style} move={move} onEdit={onEdit} />
        ))}
      </ul>
    </section>
  );
};
