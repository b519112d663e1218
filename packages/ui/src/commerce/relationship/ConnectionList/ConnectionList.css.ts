import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { media } from '../../../internal/media.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);
const { color, space } = vars;

export const list = css({ display: 'grid', gap: space.md, minInlineSize: 0 });
export const blocks = css({ margin: 0, padding: 0, listStyle: 'none' });

export const block = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space.sm} ${space.md}`,
  paddingBlock: space.md,
  borderBlockEnd: `${vars.border.hairline} solid ${color.line}`,
  '@media': {
    [media.tablet]: { selectors: { '&:not([data-compact])': { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } } },
  },
});

export const more = css({ justifySelf: 'center' });

export const logoPlace = css({ inlineSize: '5.5rem' });
export const words = css({ display: 'grid', gap: space.xxs, minInlineSize: 0 });

export const name = css({
  fontFamily: vars.font.text.family,
  fontSize: vars.text.md,
  fontWeight: vars.font.text.weightStrong,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});

/** On a phone and in a narrow panel the answer stands below the name, across the whole block. */
export const state = css({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  fontSize: vars.text.sm,
  '@media': {
    [media.tablet]: {
      selectors: { [`${block}:not([data-compact]) &`]: { gridColumn: 'auto', justifyContent: 'end' } },
    },
  },
});

export const error = css({ gridColumn: '1 / -1', color: color.critical.ink, fontSize: vars.text.sm });
