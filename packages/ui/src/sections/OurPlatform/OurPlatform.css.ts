import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { capsLabel } from '../../internal/capsLabel.ts';
import { media } from '../../internal/media.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.sections);

export const root = css({
  display: 'grid',
  rowGap: vars.space.xl,
  '@media': {
    // A whole sentence: at the size of a title it would fill a phone.
    [media.tablet]: { vars: { [vars.display.md]: vars.display.lg } },
    [media.desktop]: { gridTemplateColumns: '3fr 9fr', columnGap: vars.space.xl, rowGap: vars.space.x3 },
  },
});

export const eyebrow = css({ ...capsLabel, paddingBlockStart: '0.75em', color: vars.color.inkMuted });

export const points = css({
  display: 'grid',
  gap: vars.space.xl,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.desktop]: { gridColumn: 2 },
  },
});

export const point = css({
  paddingBlockStart: vars.space.md,
  borderBlockStart: `${vars.border.strong} solid ${vars.color.ink}`,
});

export const pointTitle = css({ fontSize: vars.text.lg, fontWeight: vars.font.text.weightStrong, lineHeight: 1.3 });

export const pointText = css({ marginBlockStart: vars.space.xs, color: vars.color.inkMuted });
