const policy = (directives: Readonly<Record<string, string>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');

const closed = { 'default-src': "'none'", 'base-uri': "'none'", 'form-action': "'none'", 'frame-ancestors': "'none'" };

/** For answers that are no pages: nothing in them may run, load or be framed. */
export const dataPolicy = policy(closed);

/** For uploaded files: opened directly, they run no script. */
export const filePolicy = `${dataPolicy}; sandbox`;

/** For mails that are opened as a file: they carry inline styles and the account's logo. */
export const mailPolicy = `${policy({ ...closed, 'style-src': "'unsafe-inline'", 'img-src': "'self'" })}; sandbox`;

interface ShopPolicy {
  nonce: string;
  /** Hash of the one inline script. */
  scriptHash: string;
  /** Origins of the account's analytics and marketing. */
  reports?: readonly string[];
}

/** For the shop's pages: own scripts only, own styles and those marked with the response's nonce. Data goes to the shop itself and to `reports`. */
export const shopPolicy = ({ nonce, scriptHash, reports = [] }: ShopPolicy): string =>
  policy({
    ...closed,
    'script-src': `'self' 'sha256-${scriptHash}'`,
    'style-src': `'self' 'nonce-${nonce}'`,
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': ["'self'", ...reports].join(' '),
    // Brands link the films of their products from where they keep them.
    'media-src': "'self' https:",
    'manifest-src': "'self'",
    'form-action': "'self'",
  });

/** For the API reference, whose viewer writes its own styles: `hashes` are those of the page's inline scripts. */
export const referencePolicy = (hashes: readonly string[]): string =>
  policy({
    ...closed,
    'script-src': `'self' ${hashes.map((hash) => `'sha256-${hash}'`).join(' ')}`,
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data:",
    'font-src': "'self' data:",
    'connect-src': "'self'",
  });

/** For the outbox's pages, and the mails inside them, which carry inline styles, the account's logo and its letters. */
export const outboxPolicy = policy({
  ...closed,
  'style-src': "'unsafe-inline'",
  'img-src': "'self'",
  'font-src': "'self'",
  'frame-src': "'self'",
  'frame-ancestors': "'self'",
});
