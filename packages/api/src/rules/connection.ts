import type { Side } from './stages.ts';

/** K-71. */
export const CONNECTION_STATUSES = ['pending', 'accepted', 'declined'] as const;
export type ConnectionStatus = (typeof CONNECTION_STATUSES)[number];

/** A connection, and the side that asked for it. */
export interface ConnectionRequest {
  status: ConnectionStatus;
  askedBy: Side;
}

/** A connection as one of its sides sees it: `incoming` and `outgoing` are requests without an answer. */
export type ConnectionView = 'none' | 'incoming' | 'outgoing' | 'accepted' | 'declined';

/** Only the side that was asked accepts or declines, and only once (S-057, P-070). */
export const canAnswer = ({ status, askedBy }: ConnectionRequest, side: Side): boolean =>
  status === 'pending' && askedBy !== side;

/** What a side sees; null where there is no connection (S-054, S-055, S-056). */
export const connectionView = (request: ConnectionRequest | null, side: Side): ConnectionView => {
  if (!request) return 'none';
  if (request.status !== 'pending') return request.status;
  return canAnswer(request, side) ? 'incoming' : 'outgoing';
};

/** A retailer that was declined may ask again; a brand may not (D-099, S-062). */
export const canAskAgain = (status: ConnectionStatus, side: Side): boolean => status === 'declined' && side === 'buyer';
