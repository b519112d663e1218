/** Which hosts belong to nobody but the installation, and which ones any account may take without a proof. */
export interface HostRules {
  /** The host of PUBLIC_URL. */
  readonly own: string;
  /** Suffixes with their dot, such as `.shops.example`. */
  readonly free: readonly string[];
}

/** A host as browsers write it: small letters, numbers of an address in their usual form, no dot at the end. */
export const plainHost = (host: string): string => {
  const url = /^[\w.[\]:-]+$/.test(host) ? URL.parse(`http://${host}`) : null;
  return (url?.hostname ?? host.toLowerCase()).replace(/\.$/, '');
};

const thisMachine = new Set(['localhost', '[::1]', '0.0.0.0', '[::]']);

/** A host by which the installation itself is reached: it leads to the default account, whatever the database says. */
export const isInstallationHost = ({ own }: HostRules, host: string): boolean => {
  const plain = plainHost(host);
  return plain === own || thisMachine.has(plain) || /^127(?:\.\d{1,3}){3}$/.test(plain);
};

/** A host below a suffix that the operator leaves to all accounts. */
export const isFreeHost = ({ free }: HostRules, host: string): boolean =>
  free.some((suffix) => host.endsWith(suffix) && host.length > suffix.length);
