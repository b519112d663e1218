import { createHash } from 'node:crypto';
import { safeLink } from '@vitrine/api/rules';
import { isLockTimeout, isUnavailable } from '../../../../db/errors.ts';
import { together } from '../../../../db/together.ts';
import { forbidden, notFound, Refusal } from '../../../../domain/refusal.ts';
import { inTransaction, type BuyerScope } from '../../../../domain/scope.ts';
import type { Journal } from '../../../../platform/journal.ts';
import { recordChange } from '../../../../platform/audit.ts';
import { queueMails } from '../../../../platform/mail/queue.ts';
import { notify } from '../../notifications/notify.ts';
import { lockCart, type HeldCart } from '../repository.ts';
import { t } from '../words.ts';
import { readContent, type OrderContent } from './content.ts';
import { onceKey, recall, remember, type OnceKey } from './idempotency.ts';
import { expectOrder, keepOrder } from './journal.ts';
import { validateOrder } from './validateOrder.ts';
import { orderMails } from './mails.ts';
import * as repository from './repository.ts';

export interface FinalizeRequest {
  cartId: number;
  message?: string | undefined;
  precognitive?: boolean | undefined;
  /** The version the retailer looked at. */
  version?: number | undefined;
  idempotencyKey?: string | undefined;
}

interface Placed {
  order: { id: number; status: 'b'; created: string };
  checkout_url: string | null;
}

export type Outcome = { status: 200 } | { status: 201; placed: Placed };

/** Tells two contents apart by what is ordered, at which price, from which list. */
const digestOf = ({ items, pricelist_id }: OrderContent): string => {
  const facts = items
    .map((item) => [item.variation_id, item.size_id, item.quantity, item.unit_cents].join(':'))
    .toSorted();
  return createHash('sha256')
    .update(JSON.stringify([pricelist_id, facts]))
    .digest('hex');
};

const refused = (scope: BuyerScope, errors: ReturnType<typeof validateOrder>): Refusal =>
  new Refusal(400, t(scope.language, 'correct'), { errors });

const asPlaced = ({ id, created_at, checkout_url }: repository.PlacedOrder): Placed => ({
  order: { id, status: 'b', created: created_at.toISOString() },
  checkout_url: safeLink(checkout_url),
});

const checked = async (scope: BuyerScope, cart: HeldCart, version: number | undefined): Promise<OrderContent> => {
  if (version !== undefined && version !== cart.version) throw new Refusal(409, t(scope.language, 'stale'));
  const content = await readContent(scope, cart.id);
  if (content.stage !== 'approved') throw forbidden();
  if (content.items.length === 0) throw new Refusal(400, t(scope.language, 'empty'), { errors: [] });
  const errors = validateOrder(content, scope.language);
  if (errors.length > 0) throw refused(scope, errors);
  return content;
};

const create = async (
  scope: BuyerScope,
  cart: HeldCart,
  content: OrderContent,
  message: string,
  once: OnceKey | undefined,
): Promise<Placed> => {
  // An order without its stock is undone with the transaction.
  const [missing, order] = await together([
    repository.takeStock(scope, cart.id),
    repository.placeOrder(scope, cart.id, content, message),
  ]);
  const short = new Map(missing.map((each) => [each.item_id, each.available]));
  const items = content.items.map((item) => ({ ...item, available: short.get(item.item_id) ?? null }));
  if (short.size > 0) throw refused(scope, validateOrder({ ...content, items }, scope.language));
  const placed = asPlaced(order);
  const to = { brandId: content.brand_id };
  await together([
    queueMails(scope, orderMails(scope, content, order)),
    notify(scope, { event: 'order.placed', subject: order.id, name: content.retailer_name, to }),
    recordChange(scope, {
      action: 'order.place',
      subject: { id: order.id, name: `#${order.number}` },
      after: { retailer: content.retailer_name },
      brandId: content.brand_id,
    }),
    remember(scope, once, 201, placed),
  ]);
  return placed;
};

const decide = async (scope: BuyerScope, request: FinalizeRequest, journal: Journal): Promise<Outcome> => {
  const { cartId, message = '', precognitive = false, version } = request;
  const once = onceKey(request.idempotencyKey, [cartId, message, precognitive, version ?? null]);
  const cart = await lockCart(scope, cartId);
  if (!cart) throw notFound();
  const before = await recall<Placed>(scope, once);
  if (before) return { status: 201, placed: before };
  const order = cart.open ? undefined : await repository.findPlaced(scope, cartId);
  if (order) return { status: 201, placed: asPlaced(order) };
  const content = await checked(scope, cart, version);
  const digest = digestOf(content);
  if (precognitive || cart.validated_digest !== digest) {
    await repository.markValidated(scope, cartId, digest);
    return { status: 200 };
  }
  const placed = await create(scope, cart, content, message, once);
  expectOrder(journal, placed.order.id);
  return { status: 201, placed };
};

/** A finalize that waits longer for another one gives up, and says that the order is in flight. */
const lockTimeoutMs = 3000;

const excuse = (scope: BuyerScope, error: unknown): unknown => {
  if (error instanceof Refusal || isUnavailable(error)) return error;
  if (isLockTimeout(error)) return new Refusal(409, t(scope.language, 'inFlight'));
  return new Refusal(400, t(scope.language, 'unprocessable'), { errors: [] });
};

/**
 * Sends a cart as a pre-order, in two calls or with `precognitive` first (D-006): content that has not been validated yet is checked and
 * marked (200), marked content becomes an order (201). Once per cart: a closed cart, or a repeated `Idempotency-Key`, answers the same order.
 * All of it is one transaction under the cart's lock, so that what was checked is what is written and a loser leaves nothing behind.
 */
export const finalize = async (
  scope: BuyerScope,
  request: FinalizeRequest,
  journal: Journal,
  onUnexpected: (error: unknown) => void,
): Promise<Outcome> => {
  try {
    const outcome = await inTransaction(scope, (tx) => decide(tx, request, journal), { lockTimeoutMs });
    // Before the answer: each 201 is on the disk, also that of a repeated request.
    if (outcome.status === 201) await keepOrder(scope, journal, outcome.placed.order.id);
    return outcome;
  } catch (error) {
    const told = excuse(scope, error);
    if (told !== error) onUnexpected(error);
    throw told;
  }
};
