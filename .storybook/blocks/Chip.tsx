import type { Finding } from '@vitrine/tokens';
import * as css from './contrast.css.ts';

interface ChipProps {
  finding: Finding;
  vars: Record<string, string>;
}

/** A pair as it looks: text as text, what only has to be seen as a frame. */
export const Chip = ({ finding: { foreground, background, required }, vars }: ChipProps) => {
  const [color, ground] = [vars[foreground], vars[background]];
  return (
    <span className={css.chip} style={{ background: ground, color }} aria-hidden>
      {required < 4.5 ? <span className={css.mark} style={{ borderColor: color }} /> : 'Aa'}
    </span>
  );
};
