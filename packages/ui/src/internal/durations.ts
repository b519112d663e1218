/** How long a message stays and how long typing rests before it is kept, in milliseconds. */
export const durations = {
  /** The status of the registration, K-01. */
  profileStatus: 10_000,
  /** From a new password to the end of its dialog, K-05. */
  passwordDone: 3200,
  /** K-07. */
  toast: 3000,
  /** An offer to undo, below a newer one. */
  offer: 10_000,
  /** K-10, S-080. */
  addedToCart: 4000,
  /** K-48. */
  noteSave: 1000,
  /** K-51. */
  stockNotice: 5000,
  /** K-53. */
  companyOutcome: 6200,
  /** K-54. */
  personalOutcome: 4200,
} as const;
