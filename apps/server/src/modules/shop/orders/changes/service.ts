import { conversationLimits, isPast, MAX_UNITS } from '@vitrine/api/rules';
import type { CallData, contract } from '@vitrine/api';
import { wordsIn } from '../../../../domain/content.ts';
import { invalid, notFound, Refusal } from '../../../../domain/refusal.ts';
import { inTransaction, type BuyerScope, type MemberScope, type SellerScope } from '../../../../domain/scope.ts';
import { recordOwnChange } from '../../../brand/service.ts';
import { companyName } from '../../notifications/companyName.ts';
import { notify } from '../../notifications/notify.ts';
import { statusName } from '../orderWords.ts';
import { readOrder, type Order } from '../read.ts';
import { insertFact, lockOrder, raiseVersion, subjectOf, type HeldOrder } from '../repository.ts';
import { t as orderWord } from '../words.ts';
import { requireChange, requireSameStart } from './check.ts';
import { tellByMail, type ChangeNews } from './mails.ts';
import * as repository from './repository.ts';
import type { Cell, ChangeAnswer, ChangeInput, OpenChange, Terms } from './types.ts';
import { t } from './words.ts';

type Options = CallData<(typeof contract.orderChanges)['options']>['data'];

/** As many as may be asked for; null: not limited. Only what is offered at the order's price can be added. */
const mostOf = ({ ordered, stock, is_offered, price_cents, unit_cents }: Cell): number | null => {
  if (!is_offered || price_cents !== unit_cents) return ordered;
  return stock === null ? null : Math.min(ordered + stock, MAX_UNITS);
};

const lineOf = (cells: readonly [Cell, ...Cell[]], { language }: MemberScope): Options['lines'][number] => {
  const [{ variation_id, reference_code, color, extra_color, name, variation, unit_cents }] = cells;
  return {
    variation_id,
    name: wordsIn(language)(name),
    reference_code,
    variation: wordsIn(language)(variation),
    color,
    extra_color,
    unit_price: unit_cents / 100,
    sizes: cells.map((cell) => ({
      size_id: cell.size_id,
      name: cell.size,
      ordered: cell.ordered,
      shipped: cell.shipped,
      most: mostOf(cell),
    })),
  };
};

/** What a retailer may change of an order. */
export const readOptions = async (scope: BuyerScope, id: number): Promise<Options> => {
  const order = await readOrder(scope, id);
  if (!order) throw notFound();
  const cells = await repository.findCells(scope, id);
  const colours = Map.groupBy(cells, ({ variation_id }) => variation_id).values();
  const lines = [...colours].flatMap(([first, ...others]) => (first ? [lineOf([first, ...others], scope)] : []));
  return { version: order.version, lines };
};

/** A held order that may still be changed. 409 for who looked at an older version, and for an order that is over, by its status. */
const hold = async (tx: MemberScope, id: number, seen: number): Promise<{ held: HeldOrder; terms: Terms }> => {
  const held = await lockOrder(tx, id);
  const terms = held && (await repository.findTerms(tx, id));
  if (!held || !terms) throw notFound();
  if (isPast(held.status))
    throw new Refusal(409, t(tx.language, 'past', { status: statusName(tx.language, held.status) }));
  if (held.version !== seen) throw new Refusal(409, t(tx.language, 'stale'));
  if (held.facts >= conversationLimits.facts)
    throw new Refusal(409, orderWord(tx.language, 'factsFull', conversationLimits));
  return { held, terms };
};

const events = {
  proposed: 'order.changeProposed',
  withdrawn: 'order.changeWithdrawn',
  accepted: 'order.changeAccepted',
  declined: 'order.changeDeclined',
} as const;

/** Writes the timeline, tells the other side, and answers the order as it is now. */
const tell = async (tx: MemberScope, held: HeldOrder, terms: Terms, news: ChangeNews): Promise<Order> => {
  const { kind, before, after, message } = news;
  const data = {
    from: before.units,
    to: after.units,
    centsFrom: before.cents,
    centsTo: after.cents,
    currency: terms.currency,
    message,
  };
  await insertFact(tx, held.id, { kind: `change_${kind}`, data });
  await tellByMail(tx, held, terms, news);
  const to = tx.viewer.side === 'buyer' ? { brandId: terms.brand_id } : { retailerId: held.retailer_id };
  await notify(tx, { event: events[kind], subject: held.id, name: await companyName(tx), to });
  const order = await readOrder(tx, held.id);
  if (!order) throw notFound();
  return order;
};

/** Proposes other quantities for an order. 409 while another proposal is open; 422 for what stock, limits or prices do not allow. */
export const propose = (scope: BuyerScope, id: number, { version, message, units }: ChangeInput): Promise<Order> =>
  inTransaction(scope, async (tx) => {
    const { held, terms } = await hold(tx, id, version);
    const change = requireChange(await repository.findCells(tx, id), units, terms, tx.language);
    if (!(await repository.insertChange(tx, id, { ...change, message })))
      throw new Refusal(409, t(tx.language, 'open'));
    await raiseVersion(tx, id);
    return tell(tx, held, terms, { kind: 'proposed', message, ...change });
  });

const requireOpen = async (tx: MemberScope, id: number): Promise<OpenChange> => {
  const open = await repository.findOpen(tx, id);
  if (!open) throw new Refusal(409, t(tx.language, 'none'));
  return open;
};

/** Withdraws the open proposal of an order. */
export const withdraw = (scope: BuyerScope, id: number, version: number): Promise<Order> =>
  inTransaction(scope, async (tx) => {
    const { held, terms } = await hold(tx, id, version);
    const { before, after, ...open } = await requireOpen(tx, id);
    await repository.endChange(tx, open.id, { status: 'withdrawn', answer: '' });
    await raiseVersion(tx, id);
    return tell(tx, held, terms, { kind: 'withdrawn', message: '', before, after });
  });

/** Changes the order as it was proposed, checked by the stock, limits and prices of now. */
const apply = async (tx: SellerScope, { id, version }: HeldOrder, terms: Terms, open: OpenChange): Promise<void> => {
  const check = async () => {
    const cells = await repository.findCells(tx, id);
    requireSameStart(cells, open.units, tx.language);
    return requireChange(
      cells,
      open.units.map((unit) => ({ ...unit, quantity: unit.to })),
      terms,
      tx.language,
    );
  };
  const { after } = await check();
  if (!(await repository.moveStock(tx, open.units))) {
    // Somebody took the units after they were read: checked again, the stock says so by name.
    await check();
    throw invalid({ units: [t(tx.language, 'stale')] });
  }
  await repository.writeUnits(tx, id, open.units, { after, version });
};

const recordAnswer = (
  tx: SellerScope,
  held: HeldOrder,
  { before, after }: OpenChange,
  { accept, message }: Pick<ChangeAnswer, 'accept' | 'message'>,
): Promise<void> => {
  const subject = subjectOf(held);
  const reason = message === '' ? {} : { reason: message };
  return recordOwnChange(
    tx,
    accept
      ? {
          action: 'order.accept_change',
          subject,
          before: { units: before.units },
          after: { units: after.units, ...reason },
        }
      : { action: 'order.decline_change', subject, after: reason },
  );
};

/** Accepts or declines the open proposal of an order, with a word to the retailer. */
export const answer = (scope: SellerScope, id: number, { version, accept, message }: ChangeAnswer): Promise<Order> =>
  inTransaction(scope, async (tx) => {
    const { held, terms } = await hold(tx, id, version);
    const open = await requireOpen(tx, id);
    if (accept) await apply(tx, held, terms, open);
    const status = accept ? 'accepted' : 'declined';
    await repository.endChange(tx, open.id, { status, answer: message });
    await raiseVersion(tx, id);
    await recordAnswer(tx, held, open, { accept, message });
    return tell(tx, held, terms, { kind: status, message, before: open.before, after: open.after });
  });
