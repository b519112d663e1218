/** The side of the user: a retailer or a brand. */
export type ConnectionSide = 'buyer' | 'seller';

/** The connection as seen from one side. `incoming` and `outgoing` are requests that wait for an answer. */
export type ConnectionState = 'none' | 'incoming' | 'outgoing' | 'accepted' | 'declined';

/** The action the button offers. */
export type ConnectionOffer = 'request' | 'accept' | 'pending' | 'message' | 'connected';

/**
 * Returns the action to offer. Only the side that received the request can accept it. A declined retailer may
 * ask again (D-099). A declined brand still sees its request as pending.
 */
export function offerOf(state: ConnectionState, viewer: ConnectionSide): ConnectionOffer {
  if (state === 'incoming') return 'accept';
  if (state === 'outgoing') return 'pending';
  if (state === 'accepted') return viewer === 'buyer' ? 'message' : 'connected';
  return state === 'declined' && viewer === 'seller' ? 'pending' : 'request';
}
