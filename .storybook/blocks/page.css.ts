import { style } from '@vanilla-extract/css';
import { vars } from '@vitrine/tokens/contract';

const narrow = 'screen and (max-width: 47.99rem)';

export const page = style({
  maxInlineSize: '90rem',
  marginInline: 'auto',
  padding: `${vars.space.xxl} ${vars.space.xl} ${vars.space.x3}`,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space.xxl,
  '@media': { [narrow]: { padding: `${vars.space.xl} ${vars.space.md} ${vars.space.xxl}` } },
});

export const head = style({ display: 'grid', rowGap: vars.space.md, maxInlineSize: '48rem' });

export const code = style({
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '0.8125rem',
  lineHeight: 1.5,
});

export const listing = style([
  code,
  {
    overflowX: 'auto',
    padding: vars.space.md,
    background: vars.color.groundSunken,
    borderRadius: vars.radius.card,
    color: vars.color.ink,
    whiteSpace: 'pre',
  },
]);
