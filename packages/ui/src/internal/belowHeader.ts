import { vars } from '@vitrine/tokens/contract';

/** Where on a desk a part that stays in view comes to rest: a little below the header, which stays in view itself. */
export const belowHeader = `calc(${vars.header.heightWide} + ${vars.space.lg})`;
