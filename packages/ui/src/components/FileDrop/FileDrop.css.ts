import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { disabledLine } from '../../internal/disabledLine.ts';
import { focusRing } from '../../internal/focusRing.ts';
import { media } from '../../internal/media.ts';
import { picked } from '../../internal/picked.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);
const { color, space } = vars;

export const drop = css({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: space.xs,
  paddingBlock: space.xl,
  paddingInline: space.md,
  border: `${vars.border.strong} dashed ${color.lineStrong}`,
  borderRadius: vars.radius.card,
  background: color.groundRaised,
  color: color.ink,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&[data-over]': { ...picked, borderColor: color.brand, borderStyle: 'solid' },
    '&:has(:focus-visible)': focusRing,
    '&:has([aria-invalid=true])': { borderColor: color.critical.ink },
    '&:has(:disabled)': { background: color.groundSunken, color: color.inkMuted, borderColor: disabledLine },
  },
  '@media': { [media.hover]: { selectors: { '&:hover:not(:has(:disabled))': { background: color.groundSunken } } } },
});

export const choose = css({
  fontWeight: vars.font.text.weightStrong,
  textDecoration: 'underline',
  textUnderlineOffset: '0.22em',
});

/** Over the whole place, so that it is met by eye, finger and keyboard alike; a file may be dropped on it as well. */
export const input = css({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&::file-selector-button': { cursor: 'pointer' }, '&:disabled': { cursor: 'not-allowed' } },
});

const rows = { display: 'grid', gap: space.xxs, margin: 0, padding: 0, listStyle: 'none' } as const;

export const files = css({ ...rows });
export const refusals = css({ ...rows, overflowWrap: 'anywhere' });

export const file = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: space.sm,
  paddingInlineStart: space.sm,
  background: color.groundSunken,
  borderRadius: vars.radius.control,
  fontSize: vars.text.sm,
});

export const name = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const size = css({ color: color.inkMuted, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

export const root = css({ display: 'grid', gap: space.xs });
