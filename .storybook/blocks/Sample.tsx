import * as css from './table.css.ts';

interface SampleProps {
  path: string;
  type: string;
  value: string;
}

/** A value to look at, where looking says more than reading. */
export const Sample = ({ path, type, value }: SampleProps) => {
  if (type === 'color') return <span className={css.swatch} style={{ background: value }} aria-hidden />;
  if (type === 'shadow') return <span className={css.box} style={{ boxShadow: value }} aria-hidden />;
  if (path.includes('radius')) return <span className={css.box} style={{ borderRadius: value }} aria-hidden />;
  if (path.startsWith('border.')) return <span className={css.box} style={{ borderWidth: value }} aria-hidden />;
  if (path.startsWith('space.')) return <span className={css.bar} style={{ inlineSize: value }} aria-hidden />;
  if (type !== 'fontFamily') return null;
  return (
    <span className={css.letters} style={{ fontFamily: value }} aria-hidden>
      Ag
    </span>
  );
};
