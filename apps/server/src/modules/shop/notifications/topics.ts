import type { Viewer } from '../../../domain/scope.ts';
import type { Topic } from '../../../platform/signals.ts';

/** Whose stream of changes it is: everybody of a company hears the same. */
export type Listener = Pick<Viewer, 'side' | 'retailerId' | 'brandId'>;

/** What a member listens to. Staff without a company share one topic in each account. */
export const topicOf = (accountId: number, { side, retailerId, brandId }: Listener): Topic => {
  if (side === 'buyer' && retailerId !== null) return `inbox-buyer:${retailerId}`;
  return brandId === null ? `inbox-staff:${accountId}` : `inbox-seller:${brandId}`;
};
