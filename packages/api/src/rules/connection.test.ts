import { describe, expect, it } from 'vitest';
import { canAnswer, canAskAgain, CONNECTION_STATUSES, connectionView } from './connection.ts';

const sides = ['buyer', 'seller'] as const;

describe('A connection', () => {
  it('is pending, accepted or declined (K-71)', () => {
    expect(CONNECTION_STATUSES).toEqual(['pending', 'accepted', 'declined']);
  });

  it.each(sides)('is answered only by the side that did not ask: %s (S-057, P-070)', (side) => {
    const other = side === 'buyer' ? 'seller' : 'buyer';
    expect(canAnswer({ status: 'pending', askedBy: other }, side)).toBe(true);
    expect(canAnswer({ status: 'pending', askedBy: side }, side)).toBe(false);
    for (const status of ['accepted', 'declined'] as const)
      expect(canAnswer({ status, askedBy: other }, side)).toBe(false);
  });

  it.each(sides)('shows itself to a %s by who asked (S-054, S-055, S-056)', (side) => {
    const other = side === 'buyer' ? 'seller' : 'buyer';
    expect(connectionView(null, side)).toBe('none');
    expect(connectionView({ status: 'pending', askedBy: side }, side)).toBe('outgoing');
    expect(connectionView({ status: 'pending', askedBy: other }, side)).toBe('incoming');
    expect(connectionView({ status: 'accepted', askedBy: other }, side)).toBe('accepted');
    expect(connectionView({ status: 'declined', askedBy: other }, side)).toBe('declined');
  });

  it('may be asked for again by a declined retailer alone (D-099)', () => {
    for (const status of CONNECTION_STATUSES)
      for (const side of sides) expect(canAskAgain(status, side)).toBe(status === 'declined' && side === 'buyer');
  });
});
