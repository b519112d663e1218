import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { capsLabel } from '../../internal/capsLabel.ts';
import { focusRing } from '../../internal/focusRing.ts';
import { displayFace } from '../../internal/displayFace.ts';
import { media } from '../../internal/media.ts';
import { picked } from '../../internal/picked.ts';
import { forcedFill } from '../../internal/forcedFill.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.sections);

export const root = css({
  display: 'grid',
  gap: vars.space.xl,
  '@media': { [media.desktop]: { gridTemplateColumns: '5fr 7fr', columnGap: vars.space.x3 } },
});

export const words = css({ display: 'grid', alignContent: 'start', gap: vars.space.sm });

export const text = css({ color: vars.color.inkMuted });

export const thanks = css({
  alignSelf: 'center',
  ...displayFace,
  fontSize: vars.display.md,
});

export const form = css({ display: 'grid', gap: vars.space.lg, alignContent: 'start' });

export const types = css({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs, minInlineSize: 0, border: 0 });

export const legend = css({ ...capsLabel, marginBlockEnd: vars.space.sm, color: vars.color.inkMuted });

export const radio = css({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  inlineSize: '100%',
  blockSize: '100%',
  cursor: 'pointer',
});

export const type = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.control,
  paddingInline: vars.space.md,
  border: `${vars.border.hairline} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.button,
  cursor: 'pointer',
  transition: `background ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover': picked,
    '&:has(:checked)': {
      background: vars.color.ink,
      borderColor: vars.color.ink,
      color: vars.color.ground,
      ...forcedFill,
    },
    '&:has(:focus-visible)': focusRing,
  },
});

export const line = css({
  display: 'grid',
  gap: vars.space.sm,
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr auto' } },
});
