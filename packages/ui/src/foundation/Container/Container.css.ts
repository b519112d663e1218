import { vars } from '@vitrine/tokens/contract';
import { from, styleIn } from '../../internal/style.ts';

const css = styleIn('foundation');

const gutter = {
  paddingInline: vars.space.md,
  '@media': { [from.tablet]: { paddingInline: vars.space.xl }, [from.wide]: { paddingInline: vars.space.xxl } },
};

const upTo = (width: string) => css({ inlineSize: '100%', maxInlineSize: width, marginInline: 'auto', ...gutter });

export const widths = {
  content: upTo(`calc(${vars.size.content} + 2 * ${vars.space.xxl})`),
  narrow: upTo(`calc(45rem + 2 * ${vars.space.xxl})`),
  full: css({ inlineSize: '100%', ...gutter }),
};
