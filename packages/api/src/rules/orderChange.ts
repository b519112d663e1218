/** Characters that both sides may write with a proposed change. */
export const orderChangeLimits = { message: 1000 } as const;
