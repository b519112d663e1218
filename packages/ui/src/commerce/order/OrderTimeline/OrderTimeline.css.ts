import { globalStyle } from '@vanilla-extract/css';
import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { media } from '../../../internal/media.ts';
import { layered, styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);
const { space, color } = vars;

export const timeline = css({ display: 'grid', gap: space.sm });
export const list = css({ margin: 0, padding: 0, listStyle: 'none' });

/** A line with a point for each entry, the newest filled. */
export const entry = css({
  position: 'relative',
  paddingInlineStart: space.lg,
  paddingBlockEnd: space.md,
  fontFamily: vars.font.text.family,
  fontSize: vars.text.sm,
  lineHeight: vars.font.text.leading,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: '0.4em',
      inlineSize: '9px',
      blockSize: '9px',
      borderRadius: vars.radius.pill,
      border: `1.5px solid ${color.inkMuted}`,
      background: color.ground,
      zIndex: 1,
    },
    '&:first-child::before': { background: color.brand, borderColor: color.brand },
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: '4px',
      insetBlock: '0.6em calc(-0.4em)',
      inlineSize: '1px',
      background: color.line,
    },
    '&[title]': { cursor: 'copy' },
  },
});

const within = (selector: string, rule: object) => globalStyle(`${entry} ${selector}`, layered(layers.commerce, rule));

/** What happened on a line of its own; when and who in small print below it. */
within('strong:has(+ small)', { display: 'block' });
within('small', { fontSize: 'inherit', color: color.inkMuted });
within('small ~ span', { color: color.inkMuted });
within('small ~ span::before', { content: "'·'", paddingInlineEnd: '0.3em' });
within('small ~ a', {
  marginInlineStart: space.xs,
  color: color.ink,
  '@media': { [media.print]: { display: 'none' } },
});
