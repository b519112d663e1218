import { vars } from '@vitrine/tokens/contract';
import { css } from './layer.css.ts';

const { color } = vars;
const wide = 'screen and (min-width: 64rem)';
const line = `1px solid ${color.line}`;

export const studio = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  blockSize: '100dvh',
  minBlockSize: 0,
  background: color.ground,
  color: color.ink,
  fontFamily: vars.font.text.family,
  fontWeight: vars.font.text.weight,
  fontVariationSettings: 'normal',
  fontSize: vars.text.md,
  lineHeight: 1.45,
  letterSpacing: 'normal',
  '@media': {
    [wide]: { gridTemplateColumns: '22rem minmax(0, 1fr)' },
  },
});

export const views = css({ flex: 1, '@media': { [wide]: { display: 'none' } } });

export const aside = css({
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: color.ground,
  '@media': {
    [wide]: { borderInlineEnd: line },
    'screen and (max-width: 63.99rem)': {
      selectors: { '[data-view]:not([data-view=edit]) > &': { display: 'none' } },
    },
  },
});

export const actions = css({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  padding: '0.75rem 1rem',
  background: color.ground,
  borderBlockEnd: line,
});

export const head = css({
  display: 'flex',
  alignItems: 'center',
  gap: '0.5rem',
  minBlockSize: '3rem',
  paddingInline: '1rem',
  borderBlockEnd: line,
  '@media': { [wide]: { borderInlineEnd: line } },
});

export const title = css({
  fontSize: vars.text.lg,
  fontWeight: vars.font.text.weightStrong,
});

export const main = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  minBlockSize: 0,
  '@media': {
    [wide]: { gridColumn: 2, gridRow: '1 / span 2' },
    'screen and (max-width: 63.99rem)': {
      selectors: { '[data-view=edit] > &': { display: 'none' } },
    },
  },
});

export const stage = css({
  position: 'relative',
  minBlockSize: 0,
  overflow: 'auto',
  background: color.groundSunken,
  '@media': {
    'screen and (max-width: 63.99rem)': {
      selectors: { '[data-view=report] &': { display: 'none' } },
    },
  },
});

export const report = css({
  minBlockSize: 0,
  overflowY: 'auto',
  '@media': {
    'screen and (max-width: 63.99rem)': {
      selectors: { '[data-view=report] &': { gridRow: '2 / span 2' } },
    },
  },
});
