import type { CallData, contract } from '@vitrine/api';
import { BRAND_TASKS, FIRST_STEPS, todayLimits } from '@vitrine/api/rules';
import sql, { type Sql } from 'sql-template-tag';
import type { SellerScope } from '../../../domain/scope.ts';
import { hasEnded, todayInSql } from '../../../domain/today.ts';
import { isOwn } from '../../brand/service.ts';
import { queuesOf } from '../../brand/orders/queues.ts';
import { dayOf, readTasks, since, type Task } from './tasks.ts';

type Answer = CallData<typeof contract.brandToday.read>;
type BrandTask = Answer['data'][number];

const ordersIn = (scope: SellerScope, queue: Sql): Task => ({
  from: sql`purchase_order o join retailer r on r.id = o.retailer_id where ${isOwn(scope, sql`o`)} and ${queue}`,
  id: sql`o.id`,
  title: sql`r.name`,
  detail: sql`'#' || o.number`,
  day: since(sql`o.created_at`),
  order: sql`o.id`,
});

/** Collections in the shop whose window ends soon, the first to end first. */
const endingWindows = (scope: SellerScope): Task => ({
  from: sql`collection c where ${isOwn(scope, sql`c`)} and c.is_active
    and c.order_window_end between ${todayInSql(scope.account)} and ${todayInSql(scope.account)} + ${todayLimits.windowDays}::int`,
  id: sql`c.id`,
  title: sql`localized(c.name, ${scope.language})`,
  day: dayOf(sql`c.order_window_end`),
  order: sql`c.order_window_end, c.id`,
});

/** Sizes with few units that can still be ordered, the fewest first. */
const endingStock = (scope: SellerScope): Task => ({
  from: sql`product p join collection c on c.id = p.collection_id and c.is_active and not ${hasEnded(sql`c.order_window_end`, scope.account)}
    join variation v on v.product_id = p.id join stock on stock.variation_id = v.id join size z on z.id = stock.size_id
    where ${isOwn(scope, sql`p`)} and p.is_active and stock.quantity between 1 and ${todayLimits.units - 1}::int`,
  id: sql`p.id`,
  title: sql`localized(p.name, ${scope.language})`,
  detail: sql`concat_ws(' · ', localized(v.label, ${scope.language}), z.name)`,
  units: sql`stock.quantity`,
  order: sql`stock.quantity, p.id, v.position, v.id, z.position, z.id`,
});

const readTasksOf = (scope: SellerScope): Promise<BrandTask[]> => {
  const queues = queuesOf(scope);
  const tasks: Record<(typeof BRAND_TASKS)[number], Task> = {
    answer: ordersIn(scope, queues.answer),
    ship: ordersIn(scope, queues.ship),
    payment: ordersIn(scope, queues.payment),
    windows: endingWindows(scope),
    stock: endingStock(scope),
  };
  return readTasks(
    scope,
    BRAND_TASKS.map((kind) => [kind, tasks[kind]] as const),
  );
};

type Step = (typeof FIRST_STEPS)[number];

/** How far the brand has come to its first product. */
const readFirstSteps = async (scope: SellerScope): Promise<Answer['first_steps']> => {
  const [done] = await scope.db.query<Record<Step, boolean>>(sql`select
    exists (select from pricelist l where ${isOwn(scope, sql`l`)} and l.archived_at is null) as pricelist,
    exists (select from collection c where ${isOwn(scope, sql`c`)}) as collection,
    exists (select from product p where ${isOwn(scope, sql`p`)}) as product`);
  return FIRST_STEPS.map((kind) => ({ kind, is_done: done?.[kind] ?? false }));
};

/** What waits for the people of the brand, and what it has to do before anything can. */
export const readBrandToday = async (scope: SellerScope): Promise<Answer> => ({
  data: await readTasksOf(scope),
  first_steps: await readFirstSteps(scope),
});
