import type { Scope } from '../../../domain/scope.ts';

const DEFAULT_MINUTES = 10;

/** How long a retailer may take an order back. A setting of the account; 0 means never. */
export const recallMinutes = ({ account }: Scope): number => account.settings.recall_minutes ?? DEFAULT_MINUTES;
