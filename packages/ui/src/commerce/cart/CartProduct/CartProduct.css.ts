import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { media } from '../../../internal/media.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);
const { space, color } = vars;

/** Beside its picture there must be room for a run of sizes; else the grid begins below it. */
const wide = '(min-width: 50rem)';

export const root = css({ containerType: 'inline-size', scrollMarginBlockStart: space.x4, breakInside: 'avoid' });

export const product = css({
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  gridTemplateAreas: '"picture head" "body body"',
  gap: space.md,
  paddingBlock: space.lg,
  borderBlockStart: `${vars.border.hairline} solid ${color.line}`,
  '@media': { [media.tablet]: { columnGap: space.lg } },
  '@container': {
    [wide]: {
      gridTemplateColumns: '7.5rem minmax(0, 1fr)',
      gridTemplateAreas: '"picture head" "picture body"',
      gridTemplateRows: 'auto 1fr',
    },
  },
});

export const picture = css({ gridArea: 'picture' });
export const head = css({ gridArea: 'head', display: 'flex', alignItems: 'start', flexWrap: 'wrap', gap: space.sm });
export const titles = css({ flex: '1 1 7rem', minInlineSize: 0 });
/** Below the title on a phone, at the end of its line on a desk. */
export const money = css({
  order: 1,
  flexBasis: '100%',
  '@media': { [media.tablet]: { order: 0, flexBasis: 'auto', textAlign: 'end' } },
});
/** Its picture stands on the edge of the page and in the title's line; what can be pressed reaches beyond. */
export const remove = css({ marginBlock: `calc(-1 * ${space.xs})`, marginInlineEnd: `calc(-1 * ${space.sm})` });
/** On a desk as wide as its grid of quantities, so that the note ends where that does. */
export const body = css({
  gridArea: 'body',
  display: 'grid',
  gap: space.sm,
  minInlineSize: 0,
  '@container': { [wide]: { gridTemplateColumns: 'minmax(min(36rem, 100%), auto)', justifyContent: 'start' } },
});

export const errors = css({
  padding: `${space.xs} ${space.sm}`,
  borderInlineStart: `2px solid ${color.critical.ink}`,
  background: color.critical.ground,
  color: color.critical.ink,
  fontFamily: vars.font.text.family,
  fontSize: vars.text.sm,
  lineHeight: vars.font.text.leading,
});

export const error = css({ margin: 0 });
