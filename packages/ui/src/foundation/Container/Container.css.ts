import { vars } from '@vitrine/tokens/contract';
import { media } from '../../internal/media.ts';
import { styleIn } from '../../internal/styleIn.ts';
import { layers } from '../layers.css.ts';

const css = styleIn(layers.foundation);

const gutter = {
  paddingInline: vars.space.md,
  '@media': { [media.tablet]: { paddingInline: vars.space.xl }, [media.wide]: { paddingInline: vars.space.xxl } },
};

const upTo = (width: string) => css({ inlineSize: '100%', maxInlineSize: width, marginInline: 'auto', ...gutter });

export const widths = {
  content: upTo(`calc(${vars.size.content} + 2 * ${vars.space.xxl})`),
  narrow: upTo(`calc(45rem + 2 * ${vars.space.xxl})`),
  full: css({ inlineSize: '100%', ...gutter }),
};
