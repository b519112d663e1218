/** Marks what is still on its way, so that nothing half-made is photographed. */
export const PENDING = 'data-sheet-pending';
