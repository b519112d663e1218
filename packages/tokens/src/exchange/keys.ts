/** Names of our own data in other tools' files. The format asks tools to keep extensions they do not know. */
export const extension = {
  /** The branding itself, on the root of a file or on the token `vitrine.branding`. */
  branding: 'org.vitrine.branding',
  /** A value as CSS where the format has no exact word for it. */
  css: 'org.vitrine.css',
  /** Both ends of a size that grows with the screen; the token holds the larger. */
  fluid: 'org.vitrine.fluid',
} as const;
