import { vars } from '@vitrine/tokens/contract';

/** The edge of what cannot be used: fainter than any line, also where a partner draws lines in ink. */
export const disabledLine = `color-mix(in oklab, ${vars.color.inkMuted} 30%, transparent)`;
