import { assignInlineVars } from '@vanilla-extract/dynamic';
import * as css from './Swatch.css.ts';
import type { CartGridRow } from './types.ts';

/** The colour of the goods, or two. The label beside it says the name. */
export function Swatch({ color, extraColor }: CartGridRow['swatch']) {
  return (
    <span
      aria-hidden
      data-component="Swatch"
      className={css.swatch}
      style={assignInlineVars({ [css.main]: color, [css.second]: extraColor ?? color })}
    />
  );
}
