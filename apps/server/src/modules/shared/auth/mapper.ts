import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { userData } from '@vitrine/api/schemas';
import type { AccountRecord } from '../../../domain/account.ts';
import type { UserRow } from './repository.ts';

/** The same for a member for ever, and nothing that could be counted through. */
const userHash = (accountHash: string, id: number): string =>
  createHash('sha256').update(`${accountHash}:${id}`).digest('hex').slice(0, 32);

/** E-02. Staff without a retailer or brand are their own entity. */
export const toUserData = (user: UserRow, { hash, isDefault }: AccountRecord): z.input<typeof userData> => ({
  id: user.id,
  first_name: user.firstName,
  last_name: user.lastName,
  email: user.email,
  phone: user.phone,
  entity_type: user.side,
  entity_stype: user.side,
  entity_id: user.retailer?.id ?? user.brand?.id ?? user.id,
  welcome_msg: user.side === 'buyer' && !user.welcomeSeen,
  brand_tips_msg: user.side === 'buyer' && !user.brandTipsSeen,
  buyer_locations: user.retailer?.locations ?? [],
  user_hash: userHash(hash, user.id),
  is_staff: user.isStaff,
  may_add_accounts: user.isStaff && isDefault,
  allow_auto_add_one_unit_cart: user.mayAddOneUnit,
  seller_slug: user.brand?.slug ?? null,
  buyer: user.retailer && {
    id: user.retailer.id,
    name: user.retailer.name,
    hide_find_retailers: user.retailer.hideFindRetailers,
  },
  seller: user.brand && { id: user.brand.id, name: user.brand.name },
  seller_right: user.brand?.right ?? null,
  event_segments: user.eventSegments.map((segment) => ({ segment })),
  language_code: user.language,
  created_at: user.createdAt.toISOString(),
});
