/** An address that begins with a host, as people know it from posters. */
const hostFirst = /^[\p{L}\d-]+(\.[\p{L}\d-]+)+(:\d+)?([/?#]\S*)?$/u;

/** A web address as it was typed, with `https://` if it begins with a host: `www.lume.com/resort`. Paths and other texts stay. */
export const withScheme = (typed: string): string => (hostFirst.test(typed.trim()) ? `https://${typed.trim()}` : typed);
