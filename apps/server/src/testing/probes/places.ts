import { contract } from '@vitrine/api';
import type { Call, Contract } from '@vitrine/api';
import type { Kind } from './things.ts';

/** A place in a request that names something: a parameter of the path, of the query, or a field of the body. */
export interface Place {
  call: Call;
  name: string;
  part: 'params' | 'query' | 'body';
  field: string;
  kind: Kind;
  /** What the other parameters of the path are, where they say what the value is. */
  beside?: Readonly<Record<string, string>>;
}

/** What a parameter of a path names, by the name of the call, or of its resource, and of the parameter. */
const inPaths: Readonly<Record<string, Kind>> = {
  'brands slug': 'brandSlug',
  'products id': 'product',
  'cart cartId': 'cart',
  'cart itemId': 'cartItem',
  'cart productId': 'product',
  'orders id': 'order',
  'connections id': 'brand',
  'retailers id': 'retailer',
  'jobs id': 'job',
  'messages id': 'message',
  'messages.brand id': 'brand',
};

/** What a field of a body or query names, wherever it is. */
const inFields: Readonly<Record<string, Kind>> = {
  cart_id: 'cart',
  connection_id: 'connection',
  event_segment: 'eventSegment',
  pricelist_id: 'pricelist',
  product_variation_id: 'variation',
};

/** Addresses of people are names of things only where they are looked for. */
const colleagues = new Set(['profile.toggleUser', 'profile.toggleSeller']);

const shapeOf = (schema: unknown): string[] => Object.keys((schema as { shape?: object } | undefined)?.shape ?? {});

/** A connection is named by its other side. */
const counterparts = [
  { kind: 'brand', beside: { type: 'seller' } },
  { kind: 'retailer', beside: { type: 'buyer' } },
] as const;

const kindOf = (name: string, part: Place['part'], field: string): Kind | undefined => {
  if (part === 'params') return inPaths[`${name} ${field}`] ?? inPaths[`${name.split('.')[0]} ${field}`];
  if (field === 'email') return colleagues.has(name) ? 'colleague' : undefined;
  return inFields[field];
};

/** Every place of the contract that names a row of an account or company. */
export const places: readonly Place[] = Object.entries(contract as Contract).flatMap(([resource, calls]) =>
  Object.entries(calls).flatMap(([key, call]) => {
    const name = `${resource}.${key}`;
    return (['params', 'query', 'body'] as const).flatMap((part) =>
      shapeOf(call[part]).flatMap((field): Place[] => {
        // The subject of a chat is a brand or a retailer, depending on who asks: its own tests ask for both.
        if (field === 'subjectId' && resource === 'messages') return [];
        if (field === 'subjectId') return counterparts.map((side) => ({ call, name, part, field, ...side }));
        const kind = kindOf(name, part, field);
        return kind === undefined ? [] : [{ call, name, part, field, kind }];
      }),
    );
  }),
);
