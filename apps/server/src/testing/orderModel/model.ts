/** The cells of the model: variations 1 and 3 of the test world in all their sizes. */
export type Cell = `${number}:${number}`;
export type Units = Record<Cell, number>;

interface ModelCart {
  /** 0: opened in this round. */
  id: number;
  retailer: number;
  pricelist: number;
  units: Units;
  /** Ids of its items. Null: written in this round. */
  items: Record<Cell, number | null>;
  /** The content that was validated last. */
  validated: string | null;
  isOpen: boolean;
}

interface ModelOrder {
  /** 0: sent in this round. */
  id: number;
  number: number;
  retailer: number;
  pricelist: number;
  units: Units;
  version: number;
  /** The cell of an open proposal, and what it shall become. */
  change: { cell: Cell; to: number } | null;
}

/** All that counts of a marketplace with one brand, as plain data. */
export interface Model {
  carts: ModelCart[];
  orders: ModelOrder[];
  stock: Units;
}

/** One request. What it aims at was read before the round, as a browser does. */
export type Command =
  | { kind: 'edit'; retailer: number; item: number; units: number }
  | { kind: 'import'; retailer: number; pricelist: number; replaces: boolean; variation: number; units: Units }
  | { kind: 'pricelist'; retailer: number; cart: number; pricelist: number }
  | { kind: 'validate' | 'finalize'; retailer: number; cart: number }
  | { kind: 'propose'; retailer: number; order: number; version: number; cell: Cell; to: number }
  | { kind: 'answer'; order: number; version: number; accept: boolean };

export const sizes = [1, 2, 3] as const;
const cellsOf = (variation: number): Cell[] => sizes.map((size): Cell => `${variation}:${size}`);
const cellsIn = (units: Units): Cell[] => (Object.keys(units) as Cell[]).toSorted();
const sum = (units: Units): number => Object.values(units).reduce((total, each) => total + each, 0);
/** What is ordered of it, without cells of zero. */
const ordered = (units: Units): Units =>
  Object.fromEntries(
    cellsIn(units)
      .map((cell) => [cell, units[cell] ?? 0] as const)
      .filter(([, count]) => count > 0),
  );
const left = (model: Model, cell: Cell): number => model.stock[cell] ?? 0;

const edit = (model: Model, { retailer, item, units }: Extract<Command, { kind: 'edit' }>): number => {
  const cart = model.carts.find((each) => each.retailer === retailer && Object.values(each.items).includes(item));
  const cell = cart && cellsIn(cart.units).find((each) => cart.items[each] === item);
  if (!cart || !cell) return 404;
  if (!cart.isOpen) return 409;
  if (units > left(model, cell)) return 422;
  cart.units[cell] = units;
  return 200;
};

const bring = (model: Model, command: Extract<Command, { kind: 'import' }>): number => {
  const { retailer, pricelist, replaces, variation } = command;
  let cart = model.carts.find((each) => each.isOpen && each.retailer === retailer && each.pricelist === pricelist);
  if (!cart) {
    cart = { id: 0, retailer, pricelist, units: {}, items: {}, validated: null, isOpen: true };
    model.carts.push(cart);
  }
  if (replaces) Object.assign(cart, { units: {}, items: {} });
  for (const cell of cellsOf(variation)) {
    const wanted = command.units[cell];
    cart.units[cell] = wanted === undefined ? (cart.units[cell] ?? 0) : Math.min(wanted, left(model, cell));
    cart.items[cell] ??= null;
  }
  return 200;
};

const changePricelist = (model: Model, command: Extract<Command, { kind: 'pricelist' }>): number => {
  const cart = model.carts.find(({ id }) => id === command.cart);
  if (!cart?.isOpen) return cart ? 409 : 404;
  const isTaken = model.carts.some(
    (each) => each !== cart && each.isOpen && each.retailer === cart.retailer && each.pricelist === command.pricelist,
  );
  if (isTaken) return 409;
  cart.pricelist = command.pricelist;
  return 200;
};

const take = (model: Model, units: Units): void => {
  for (const cell of cellsIn(units)) model.stock[cell] = left(model, cell) - (units[cell] ?? 0);
};

const send = (model: Model, command: Extract<Command, { kind: 'validate' | 'finalize' }>): number => {
  const cart = model.carts.find(({ id }) => id === command.cart);
  if (!cart) return 404;
  if (!cart.isOpen) return 201;
  const units = ordered(cart.units);
  if (sum(units) === 0 || cellsIn(units).some((cell) => (units[cell] ?? 0) > left(model, cell))) return 400;
  const content = JSON.stringify([cart.pricelist, units]);
  if (command.kind === 'validate' || cart.validated !== content) {
    cart.validated = content;
    return 200;
  }
  take(model, units);
  cart.isOpen = false;
  const { retailer, pricelist } = cart;
  model.orders.push({ id: 0, number: model.orders.length + 1, retailer, pricelist, units, version: 1, change: null });
  return 201;
};

/** Whether an order may have so many of a cell. */
const mayHave = (model: Model, order: ModelOrder, cell: Cell, to: number): boolean => {
  const now = order.units[cell] ?? 0;
  return to !== now && to - now <= Math.max(0, left(model, cell)) && sum(order.units) - now + to > 0;
};

const propose = (model: Model, command: Extract<Command, { kind: 'propose' }>): number => {
  const order = model.orders.find(({ id }) => id === command.order);
  if (!order) return 404;
  if (order.version !== command.version) return 409;
  if (!mayHave(model, order, command.cell, command.to)) return 422;
  if (order.change) return 409;
  order.change = { cell: command.cell, to: command.to };
  order.version += 1;
  return 201;
};

const answer = (model: Model, command: Extract<Command, { kind: 'answer' }>): number => {
  const order = model.orders.find(({ id }) => id === command.order);
  if (!order) return 404;
  if (order.version !== command.version || !order.change) return 409;
  const { cell, to } = order.change;
  if (command.accept) {
    if (!mayHave(model, order, cell, to)) return 422;
    take(model, { [cell]: to - (order.units[cell] ?? 0) });
    order.units = ordered({ ...order.units, [cell]: to });
  }
  order.change = null;
  order.version += 1;
  return 200;
};

/** Does a command in the model, and says what the server must answer. */
const apply = (model: Model, command: Command): number => {
  if (command.kind === 'edit') return edit(model, command);
  if (command.kind === 'import') return bring(model, command);
  if (command.kind === 'pricelist') return changePricelist(model, command);
  if (command.kind === 'propose') return propose(model, command);
  if (command.kind === 'answer') return answer(model, command);
  return send(model, command);
};

const permutations = (count: number): number[][] =>
  count === 0
    ? [[]]
    : permutations(count - 1).flatMap((rest) =>
        Array.from({ length: count }, (_, at) => [...rest.slice(0, at), count - 1, ...rest.slice(at)]),
      );

/** Every outcome that commands sent at once may have: that of each order in which they could come. */
export const outcomes = (before: Model, commands: readonly Command[]): { answers: number[]; after: Model }[] =>
  permutations(commands.length).map((turns) => {
    const after = structuredClone(before);
    const answers: number[] = [];
    for (const turn of turns) {
      const command = commands[turn];
      if (command) answers[turn] = apply(after, command);
    }
    return { answers, after };
  });

/** A model without what only tells rows apart, to be compared. */
export const plain = ({ carts, orders, stock }: Model): string => {
  const lines = (rows: readonly object[]): string[] => rows.map((row) => JSON.stringify(row)).toSorted();
  return JSON.stringify({
    carts: lines(
      carts
        .filter(({ isOpen }) => isOpen)
        .map(({ retailer, pricelist, units }) => ({ retailer, pricelist, units: ordered(units) })),
    ),
    orders: lines(
      orders.map(({ number, retailer, pricelist, units, version, change }) => [
        number,
        retailer,
        pricelist,
        ordered(units),
        version,
        change,
      ]),
    ),
    stock: ordered(stock),
  });
};
