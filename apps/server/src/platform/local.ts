/** An address that only this machine can reach. */
export const isLoopback = (address: string): boolean =>
  address === '::1' || /^(?:::ffff:)?127(?:\.\d{1,3}){3}$/.test(address);

/** A host name of a URL that leads to this machine. */
export const isLocalHost = (name: string): boolean =>
  name === 'localhost' || name.endsWith('.localhost') || name === '[::1]' || isLoopback(name);
