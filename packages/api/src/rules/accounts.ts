/** A host name in small letters, without port or path. */
export const isHostName = (text: string): boolean => /^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/.test(text);

/** The short name of an account, for commands and the `X-Account-Hash` header. */
export const isAccountHash = (text: string): boolean => /^[a-z0-9][a-z0-9-]{0,39}$/.test(text);

/**
 * How far a host of an account is: `serves`, or it waits. While it waits: not looked up yet, no record, another record, DNS did not answer, or
 * it serves another account by now.
 */
export const hostStates = ['serves', 'asked', 'missing', 'different', 'unreachable', 'taken'] as const;

export type HostState = (typeof hostStates)[number];
