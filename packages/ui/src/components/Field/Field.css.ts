import { vars } from '@vitrine/tokens/contract';
import { paths } from '../../foundation/Icon/paths.ts';
import { layers } from '../../foundation/layers.css.ts';
import { disabledLine } from '../../internal/disabledLine.ts';
import { focusRing } from '../../internal/focusRing.ts';
import { forcedFill } from '../../internal/forcedFill.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);
const { color, space } = vars;

export const field = css({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  minInlineSize: 0,
  inlineSize: '100%',
});

const leading = 1.35;
export const label = css({ fontSize: vars.text.sm, fontWeight: vars.field.labelWeight, lineHeight: leading });
/** How far down the box begins below a label of one line, for what stands beside it. */
export const labelRoom = `calc(${leading} * ${vars.text.sm} + ${space.xs})`;

export const required = css({ marginInlineStart: '0.25em', color: color.critical.ink });

export const hint = css({ fontSize: vars.text.sm, color: color.inkMuted, lineHeight: 1.4 });

const said = { display: 'flex', gap: space.xxs, fontSize: vars.text.sm, lineHeight: 1.4 } as const;

export const message = {
  neutral: css({ ...said, color: color.inkMuted }),
  critical: css({ ...said, color: color.critical.ink }),
  caution: css({ ...said, color: color.caution.ink }),
  positive: css({ ...said, color: color.positive.ink }),
};

export const mark = css({ display: 'grid', alignItems: 'center', blockSize: '1.4em', flex: 'none' });

/** An icon of our own set, cut out of a colour. */
const cutOut = (path: string) => {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='1.5'><path d='${path}'/></svg>`;
  return {
    mask: `url("data:image/svg+xml,${svg.replaceAll('<', '%3C').replaceAll('>', '%3E')}") center / contain no-repeat`,
  };
};
// In place of the browser's, which are heavier than every other icon.
const calendar = '&::-webkit-calendar-picker-indicator';
const clear = '&::-webkit-search-cancel-button';

/** The box of every control one writes or chooses in. */
export const control = css({
  display: 'block',
  inlineSize: '100%',
  minBlockSize: vars.field.height,
  paddingBlock: space.xs,
  paddingInline: vars.field.padding,
  background: color.groundRaised,
  color: color.ink,
  border: `${vars.field.stroke} solid ${color.lineStrong}`,
  borderRadius: vars.radius.control,
  fontSize: vars.text.md,
  lineHeight: 1.4,
  appearance: 'none',
  textAlign: 'start',
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&::placeholder': { color: color.inkMuted, opacity: 1 },
    '&:hover:not(:disabled)': { borderColor: color.ink },
    '&:focus-visible': { ...focusRing, borderColor: color.ink },
    '&[aria-invalid=true]': { borderColor: color.critical.ink },
    '&:disabled': {
      background: color.groundSunken,
      color: color.inkMuted,
      borderColor: disabledLine,
      cursor: 'not-allowed',
    },
    [`${calendar}, ${clear}`]: {
      appearance: 'none',
      inlineSize: '1.25rem',
      blockSize: '1.25rem',
      padding: 0,
      background: color.inkMuted,
      cursor: 'pointer',
      ...forcedFill,
    },
    [`${calendar}:hover, ${clear}:hover`]: { background: color.ink, ...forcedFill },
    [calendar]: cutOut(paths.calendar),
    [clear]: cutOut(paths.close),
    '&:read-only:not(select):not(button)': { background: color.groundSunken },
  },
});

/** A control with something inside its edge. */
export const withEnd = css({ position: 'relative', display: 'block' });
export const roomAtEnd = css({ paddingInlineEnd: `calc(${vars.size.control} + ${space.xxs})` });
export const roomAtStart = css({ paddingInlineStart: `calc(${space.sm} + 1.75rem)` });

const inside = { position: 'absolute', insetBlock: 0, display: 'grid', placeItems: 'center' } as const;
export const end = css({ ...inside, insetInlineEnd: 0, minInlineSize: vars.size.control, color: color.inkMuted });
export const endStill = css({ pointerEvents: 'none' });
export const start = css({ ...inside, insetInlineStart: space.sm, color: color.inkMuted, pointerEvents: 'none' });
