import { vars } from '@vitrine/tokens/contract';

const transform = vars.font.display.transform.slice('var('.length, -1);

/** Container queries for partners whose display type is in capitals, and for all others. */
export const inCapitals = `style(${transform}: uppercase)`;
export const asWritten = `style(${transform}: none)`;
