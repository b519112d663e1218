/** Who looks: a retailer or a brand. */
export type ConnectionSide = 'buyer' | 'seller';

/** How two companies stand to each other, as one of them sees it: `incoming` and `outgoing` are requests that wait for an answer. */
export type ConnectionState = 'none' | 'incoming' | 'outgoing' | 'accepted' | 'declined';

/** What can be done about it: ask, accept, wait, or write. */
export type ConnectionOffer = 'request' | 'accept' | 'pending' | 'message' | 'connected';

/**
 * What a company is offered (S-057…S-062). Accepting is for the side that was asked. A retailer that was declined may
 * ask again (D-099); a brand sees its request as still pending.
 */
export function offerOf(state: ConnectionState, viewer: ConnectionSide): ConnectionOffer {
  if (state === 'incoming') return 'accept';
  if (state === 'outgoing') return 'pending';
  if (state === 'accepted') return viewer === 'buyer' ? 'message' : 'connected';
  return state === 'declined' && viewer === 'seller' ? 'pending' : 'request';
}
