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
  /** The side that means this kind by the value; both unless told. */
  side?: 'buyer' | 'seller';
}

/** What a parameter of a path names, by the call or its resource, and the name of the parameter. */
const inPaths: Readonly<Record<string, Kind>> = {
  'brandCollections id': 'collection',
  'brandOfficePage id': 'pageComment',
  'brandOfficePage version': 'publishedPage',
  'staffBrandingReview id': 'brandingComment',
  'staffContent id': 'contentVersion',
  'brandPictures id': 'product',
  'brandPictures picture': 'picture',
  'brandPricelists id': 'pricelist',
  'brandSizeCharts id': 'sizeChart',
  'staffSizeCharts id': 'accountSizeChart',
  'brandProducts id': 'product',
  'brandStock id': 'product',
  'brands slug': 'brandSlug',
  'products id': 'product',
  'cart cartId': 'cart',
  'cart itemId': 'cartItem',
  'cart productId': 'product',
  'orders id': 'order',
  'orderChanges id': 'order',
  'brandOrders id': 'order',
  'brandOrders payment': 'payment',
  'brandOrders shipment': 'shipment',
  'connections id': 'brand',
  'chosenPricelists slug': 'brandSlug',
  'favorites id': 'product',
  'retailers id': 'retailer',
  'drafts id': 'collection',
  'drafts draft': 'draft',
  'brandSheets import': 'catalogueImport',
  'brandSheets layout': 'catalogueLayout',
  'drafts layout': 'importLayout',
  'jobs id': 'job',
  'lineSheets id': 'collection',
  'messages id': 'message',
  'notifications id': 'notification',
  'savedViews id': 'savedView',
  'messages.brand id': 'brand',
  'staffBrands id': 'brand',
  'staffBrands slug': 'brandSlug',
  'staffMails id': 'mail',
  'staffOrders id': 'accountOrder',
  'staffPeople id': 'person',
  'staffRetailers id': 'retailer',
};

/** What a field of a body or query names, wherever it is. */
const inFields: Readonly<Record<string, Kind>> = {
  cart_id: 'cart',
  connection_id: 'connection',
  event_segment: 'eventSegment',
  pricelist_id: 'pricelist',
  product_variation_id: 'variation',
  'variations[]': 'variation',
};

/** Addresses of people are names of things only where they are looked for. */
const colleagues = new Set([
  'profile.toggleUser',
  'profile.toggleSeller',
  'profile.revokeUser',
  'profile.revokeSeller',
  'profile.setRight',
]);

/** Parameters of paths that name nothing of an account: a code of the menu, of a page, of a document, of a mail, a host, the side of a connection. */
const open = new Set([
  'account id',
  'connections type',
  'events segment',
  'landing token',
  'notifications token',
  'pages slug',
  'staffContent name',
  'staffHosts host',
]);

const shapeOf = (schema: unknown): string[] => Object.keys((schema as { shape?: object } | undefined)?.shape ?? {});

/** The other side of a connection or a chat: the path says which it is, or it follows from who asks. */
const counterparts = [
  { kind: 'brand', beside: { type: 'seller' }, side: 'buyer' },
  { kind: 'retailer', beside: { type: 'buyer' }, side: 'seller' },
] as const;

const counterpartsOf = ({ path }: Call): Pick<Place, 'kind' | 'beside' | 'side'>[] =>
  counterparts.map(({ kind, beside, side }) => (path.includes('/:type/') ? { kind, beside } : { kind, side }));

const kindOf = (name: string, part: Place['part'], field: string): Kind | undefined => {
  if (name === 'legacyCart.add' && field === 'id') return 'variation';
  if (name === 'legacyCart.remove' && field === 'product_id') return 'product';
  if (part === 'params') return inPaths[`${name} ${field}`] ?? inPaths[`${name.split('.')[0]} ${field}`];
  if (field === 'email') return colleagues.has(name) ? 'colleague' : undefined;
  return inFields[field];
};

/** Parameters of paths that nobody has sorted yet: what they name is not probed. */
export const unsorted: readonly string[] = Object.entries(contract as Contract).flatMap(([resource, calls]) =>
  Object.values(calls)
    .flatMap(({ params }) => shapeOf(params).map((field) => `${resource} ${field}`))
    .filter((name) => !(name in inPaths) && !open.has(name) && !name.endsWith(' subjectId')),
);

/** Every place of the contract that names a row of an account or company. */
export const places: readonly Place[] = Object.entries(contract as Contract).flatMap(([resource, calls]) =>
  Object.entries(calls).flatMap(([key, call]) => {
    const name = `${resource}.${key}`;
    return (['params', 'query', 'body'] as const).flatMap((part) =>
      shapeOf(call[part]).flatMap((field): Place[] => {
        if (field === 'subjectId') return counterpartsOf(call).map((other) => ({ call, name, part, field, ...other }));
        const kind = kindOf(name, part, field);
        return kind === undefined ? [] : [{ call, name, part, field, kind }];
      }),
    );
  }),
);
