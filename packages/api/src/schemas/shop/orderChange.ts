import { z } from 'zod';
import { orderChangeLimits } from '../../rules/orderChange.ts';
import { MAX_UNITS } from '../../rules/stock.ts';
import { id, timestamp, version } from '../shared/common.ts';

const units = z.int().nonnegative().max(MAX_UNITS);
const totals = z.object({ units: z.int(), total: z.number() });

/** A change of an order that its retailer proposed and nobody has answered yet. */
export const orderChange = z.object({
  created: timestamp,
  /** Who proposed it. */
  sender: z.string(),
  message: z.string(),
  before: totals,
  after: totals,
  /** Each colour and size whose quantity differs. */
  units: z.array(z.object({ name: z.string(), variation: z.string(), size: z.string(), from: z.int(), to: z.int() })),
});

/** A colour of a product in an order. */
export const orderedColour = z.object({
  variation_id: id,
  name: z.string(),
  reference_code: z.string(),
  variation: z.string(),
  /** CSS colours of the goods: the main one, and the second of a two-tone. */
  color: z.string(),
  extra_color: z.string().nullable(),
});

/** The colours of an order with every size that may be ordered of them. */
export const orderChangeOptions = z.object({
  version,
  lines: z.array(
    orderedColour.extend({
      /** Of the order. */
      unit_price: z.number(),
      sizes: z.array(
        z.object({
          size_id: id,
          name: z.string(),
          ordered: z.int(),
          shipped: z.int(),
          /** The most that may be asked for; null: not limited. */
          most: z.int().nullable(),
        }),
      ),
    }),
  ),
});

const words = z.string().trim().max(orderChangeLimits.message);

/** The quantities that the retailer wishes; what is not named stays. */
export const orderChangeInput = z.object({
  version,
  message: words,
  units: z
    .array(z.object({ variation_id: id, size_id: id, quantity: units }))
    .min(1)
    .max(2000),
});

export const orderChangeAnswer = z.object({ version, accept: z.boolean(), message: words });

export const orderChangeWithdrawal = z.object({ version });
