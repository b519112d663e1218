import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { media } from '../../../internal/media.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** The columns of `DirectorySection`: 2, 4. */
export const root = css({
  display: 'grid',
  ...columns(2),
  columnGap: vars.space.md,
  rowGap: vars.space.xxl,
  paddingBlock: vars.space.xl,
  '@media': { [media.tablet]: columns(4) },
});

const two = '&:not([data-span="1"])';
const three = '&[data-span="3"]';
const four = '&[data-span="4"]';
const span = (count: number) => ({ gridColumn: `span ${count}` });

export const group = css({
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  alignContent: 'start',
  rowGap: vars.space.lg,
  scrollMarginBlockStart: '9rem',
  selectors: { [two]: span(2) },
  '@media': {
    [media.tablet]: { selectors: { [three]: span(3), [four]: span(4) } },
  },
});

export const head = css({
  gridColumn: '1 / -1',
  paddingBlockStart: vars.space.sm,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
});
