import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { focusRingText } from '../../internal/focusRing.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);
const { color, space } = vars;

export const list = css({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  inlineSize: 'min(20rem, 80vw)',
  maxBlockSize: '24rem',
  overflowY: 'auto',
});

export const item = css({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: space.sm,
  paddingBlock: space.sm,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderBlockStart: `${vars.border.hairline} solid ${color.line}` } },
});

const mark = { display: 'grid', placeItems: 'center', blockSize: '1.5em' } as const;
export const marks = {
  neutral: css({ ...mark, color: color.inkMuted }),
  positive: css({ ...mark, color: color.positive.ink }),
  critical: css({ ...mark, color: color.critical.ink }),
};

export const words = css({ display: 'grid', justifyItems: 'start', gap: space.xxs });

export const action = css({
  minBlockSize: '1.5rem',
  fontWeight: vars.font.text.weightStrong,
  textDecoration: 'underline',
  textUnderlineOffset: '0.22em',
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRingText },
});
