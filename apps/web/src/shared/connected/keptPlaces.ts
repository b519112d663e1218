/** How far each entry of the history was scrolled, by its key, on screens that are found again as they were left. */
export const keptPlaces = new Map<string, number>();
