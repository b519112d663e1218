/** Where on a desk a part that stays in view comes to rest: a little below the header, which stays in view itself. */
export const belowHeader = '6.5rem';
