import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { floating, floatingOption } from '../../internal/floating.ts';
import { picked, pressed } from '../../internal/picked.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);
const { color, space } = vars;

const ownLook = '(appearance: base-select)';
const { selectors: _sides, transition: _motion, ...panel } = floating;
const { selectors: _states, ...line } = floatingOption;

/** The control, and the list that hangs from it where the browser lets us draw it. */
export const select = css({
  cursor: 'pointer',
  textOverflow: 'ellipsis',
  '@supports': {
    [ownLook]: {
      appearance: 'base-select' as 'auto',
      // The words stand in a box of the browser's own that cannot be reached: the control counts their lines itself, and its
      // content is as high as one, so that nothing shows of a second or under the icon at the end.
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 1,
      wordBreak: 'break-all',
      overflow: 'clip',
      overflowClipMargin: 'content-box',
      paddingBlock: `calc((${vars.field.height} - 1.4em) / 2 - ${vars.field.stroke})`,
      selectors: {
        '&::picker-icon': { display: 'none' },
        '&::picker(select)': {
          appearance: 'base-select' as 'auto',
          ...panel,
          marginBlock: space.xxs,
          minInlineSize: 'anchor-size(self-inline)',
          maxInlineSize: 'min(28rem, calc(100vw - 2rem))',
          maxBlockSize: '20rem',
          paddingBlock: space.xs,
          paddingInline: 0,
        },
      },
    },
  },
});

export const option = css({
  '@supports': {
    [ownLook]: {
      ...line,
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      alignItems: 'center',
      columnGap: space.md,
      fontSize: vars.text.md,
      whiteSpace: 'normal',
      wordBreak: 'normal',
      selectors: {
        // One line at a time: the one pointed at, else the one reached by keyboard.
        '&:hover, :not(:has(> :hover)) > &:focus': picked,
        '&:focus-visible': { borderInlineStartColor: color.focus },
        '&:active': pressed,
        '&:disabled': { color: color.inkMuted, background: 'transparent', cursor: 'not-allowed' },
        '&:checked': { fontWeight: vars.font.text.weightStrong },
        '&::checkmark': { order: 1, gridRow: 1, gridColumn: 2 },
        '&[data-detail]::after': {
          content: 'attr(data-detail)',
          gridColumn: 1,
          fontSize: vars.text.sm,
          fontWeight: vars.font.text.weight,
          color: color.inkMuted,
        },
      },
    },
  },
});
