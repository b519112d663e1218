import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { capsLabel } from '../../../internal/capsLabel.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);

export const root = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  maxInlineSize: '32rem',
});

export const head = css({ display: 'grid', gap: vars.space.xs });

export const brand = css(capsLabel);

export const muted = css({ fontSize: vars.text.sm, color: vars.color.inkMuted });

export const description = css({ maxInlineSize: vars.size.measure });

export const sizes = css({ display: 'grid', justifyItems: 'start', gap: vars.space.sm, fontSize: vars.text.sm });

export const order = css({ inlineSize: '100%', minInlineSize: 0 });

export const legend = css({ ...capsLabel, color: vars.color.inkMuted, marginBlockEnd: vars.space.xs });

export const name = css({ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: vars.space.sm });

export const purchase = css({ display: 'grid', gap: vars.space.md });

export const details = css({
  paddingBlockStart: vars.space.md,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
});

export const title = css({ ...capsLabel, fontWeight: vars.font.text.weightStrong, marginBlockEnd: vars.space.sm });

export const list = css({ display: 'grid', gap: vars.space.xxs });

export const item = css({
  position: 'relative',
  paddingInlineStart: vars.space.md,
  fontSize: vars.text.sm,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: '0.7em',
      inlineSize: '6px',
      blockSize: '1px',
      background: vars.color.inkMuted,
    },
  },
});

export const terms = css({ fontSize: vars.text.sm });
