import { vars } from '@vitrine/tokens/contract';

const { border, size } = vars;

/**
 * What a cell shows, in a box of one size: a change is laid out in it alone. The row cannot be that box, for its sticky ends
 * are measured with the whole page.
 */
export const face = (inlineSize: string) =>
  ({
    '@media': {
      screen: {
        display: 'grid',
        // Words wider than the cell do not push the figure out of its column.
        gridTemplateColumns: 'minmax(0, 1fr)',
        alignContent: 'center',
        contain: 'size layout',
        inlineSize: `calc(${inlineSize} - ${border.hairline})`,
        blockSize: `calc(${size.cell} - ${border.hairline})`,
        marginInlineStart: 'auto',
      },
    },
    // No line above the first.
    selectors: { 'thead + tbody > :first-child > td > &': { '@media': { screen: { blockSize: size.cell } } } },
  }) as const;
