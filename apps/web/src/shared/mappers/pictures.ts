/** A picture of the own server, which keeps each in the same widths: those of `Picture` in the library. */
const ours = /^(\/media\/(?:drawn|files\/pictures)\/[^/?#]+\/)(?:120|300|480|600|1200)(?=\.webp(?:#|$))/;

/**
 * The address of a picture with `{w}` for its width, so that the browser chooses one. Another server's address stays as it is. For
 * pictures that their frame shows nearly whole: where it cuts much off, the browser would choose too small a width.
 */
export const inWidths = (address: string): string => address.replace(ours, '$1{w}');
