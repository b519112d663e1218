import { assignInlineVars } from '@vanilla-extract/dynamic';
import * as css from './Skeleton.css.ts';

const shapes = { line: css.line, control: css.control, table: css.table, scene: css.scene };

export interface SkeletonProps {
  /** `line` of text, `control`, `table` of quantities, `scene` that opens a page from edge to edge; `ratio` makes it a picture. */
  shape?: keyof typeof shapes;
  /** A picture of this ratio, such as `3:4`. */
  ratio?: `${number}:${number}`;
  /** A share of the width there is. */
  width?: `${number}%`;
  /** Says once for the whole group what is being loaded; the others stay silent. */
  label?: string;
}

/** Holds the place of what is on its way, in its shape. */
export const Skeleton = ({ shape = 'line', ratio, width = '100%', label }: SkeletonProps) => (
  <span
    role={label ? 'status' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
    data-component="Skeleton"
    className={`${css.block} ${ratio ? css.picture : shapes[shape]}`}
    style={assignInlineVars({ [css.width]: width, [css.ratio]: ratio?.replace(':', ' / ') ?? null })}
  />
);
