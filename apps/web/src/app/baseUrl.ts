/** Origin of the API; empty for the page's own. */
export const baseUrl: string = import.meta.env['VITE_API_URL'] ?? '';
