import { vars } from '@vitrine/tokens/contract';

/** Widths of the columns, for the cells and for what floats over them. */
export const nameColumn = '11rem';
export const cellColumn = vars.table.cellWidth;
export const totalColumn = '5.5rem';

/** The scroller's way to the side, by which the shades around it know how far it is. */
export const sideways = '--cart-grid-sideways';
