import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { media } from '../../../internal/media.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);
const { space, color } = vars;

export const messages = css({
  display: 'grid',
  gap: space.sm,
  fontFamily: vars.font.text.family,
  '@media': { [media.print]: { display: 'none' } },
});
export const phoneOnly = css({ '@media': { [media.tablet]: { display: 'none' } } });
export const box = css({ display: 'grid', gap: space.md });
/** If there is a chat, one writes there on a phone. */
export const deskOnly = css({ display: 'none', '@media': { [media.tablet]: { display: 'block' } } });
export const list = css({
  display: 'grid',
  gap: space.sm,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  maxBlockSize: '24rem',
  overflowY: 'auto',
  ':empty': { display: 'none' },
});

export const message = css({
  display: 'grid',
  gap: space.xxs,
  justifySelf: 'start',
  maxInlineSize: '80%',
  padding: `${space.xs} ${space.sm}`,
  background: color.groundSunken,
  borderRadius: vars.radius.card,
  selectors: { '&[data-own]': { justifySelf: 'end', background: color.selected } },
});

export const meta = css({ fontSize: vars.text.xs, color: color.inkMuted });
export const text = css({
  fontSize: vars.text.sm,
  lineHeight: vars.font.text.leading,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const write = css({ display: 'grid', gap: space.sm, justifyItems: 'start' });
