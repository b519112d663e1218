import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);
const { color, space } = vars;

export const banner = css({
  display: 'flex',
  alignItems: 'start',
  gap: space.sm,
  paddingBlock: space.sm,
  paddingInline: space.md,
  borderRadius: vars.radius.card,
  border: `${vars.border.hairline} solid`,
  fontSize: vars.text.sm,
});

/** Links and secondary text in a banner have its text colour, the only one legible on its background. */
const toned = ({ ground, ink, line }: typeof color.info) =>
  css({
    background: ground,
    color: ink,
    borderColor: line,
    vars: { [color.inkBrand]: ink, [color.inkMuted]: ink, [color.focusGap]: ground, [color.focus]: ink },
  });

export const tones = {
  info: toned(color.info),
  positive: toned(color.positive),
  caution: toned(color.caution),
  critical: toned(color.critical),
  neutral: toned({ ground: color.groundSunken, ink: color.ink, line: color.line }),
};

export const icon = css({ display: 'grid', placeItems: 'center', blockSize: '1.5em', flex: 'none' });
export const body = css({
  flex: 1,
  minInlineSize: 0,
  display: 'grid',
  gap: space.xxs,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
});
export const title = css({ fontWeight: vars.font.text.weightStrong });
export const close = css({ marginBlock: `calc(-1 * ${space.xs})`, marginInlineEnd: `calc(-1 * ${space.xs})` });
