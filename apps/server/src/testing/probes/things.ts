import sql from 'sql-template-tag';
import type { Database } from '../../db/database.ts';

/** What an id or a name in a request stands for. */
export type Kind =
  | 'accountOrder'
  | 'brand'
  | 'brandSlug'
  | 'brandingComment'
  | 'cart'
  | 'cartItem'
  | 'catalogueImport'
  | 'catalogueLayout'
  | 'colleague'
  | 'collection'
  | 'connection'
  | 'contentVersion'
  | 'draft'
  | 'eventSegment'
  | 'importLayout'
  | 'job'
  | 'mail'
  | 'message'
  | 'notification'
  | 'order'
  | 'pageComment'
  | 'publishedPage'
  | 'payment'
  | 'shipment'
  | 'person'
  | 'picture'
  | 'pricelist'
  | 'product'
  | 'retailer'
  | 'savedView'
  | 'accountSizeChart'
  | 'sizeChart'
  | 'variation';

/** A row of the test world, and who may know of it. Null: everybody of the account may. */
export interface Thing {
  value: number | string;
  accountId: number;
  retailerId: number | null;
  brandId: number | null;
  memberId: number | null;
}

const ofAccount = sql`account_id as "accountId", null::int as "retailerId", null::int as "brandId", null::int as "memberId"`;
const ofBoth = sql`account_id as "accountId", retailer_id as "retailerId", brand_id as "brandId", null::int as "memberId"`;
const ofRetailer = sql`account_id as "accountId", retailer_id as "retailerId", null::int as "brandId", null::int as "memberId"`;

const ofProduct = sql`p.account_id as "accountId", null::int as "retailerId", null::int as "brandId", null::int as "memberId"`;

/** The secret of the draft of a member: only its hash is in the database. */
export const draftSecret = sql`rpad('draft-of-' || member_id, 43, '-')`;

const statements = {
  // Staff read the orders of every brand and retailer.
  accountOrder: sql`select id as value, ${ofAccount} from purchase_order`,
  brand: sql`select id as value, ${ofAccount} from brand`,
  brandSlug: sql`select slug as value, ${ofAccount} from brand`,
  brandingComment: sql`select id as value, ${ofAccount} from branding_comment`,
  contentVersion: sql`select id as value, ${ofAccount} from content_version`,
  catalogueImport: sql`
    select j.id as value, j.account_id as "accountId", null::int as "retailerId", m.brand_id as "brandId", null::int as "memberId"
    from job j join member m on m.id = j.member_id where j.kind = 'catalogue-import'`,
  catalogueLayout: sql`
    select id as value, account_id as "accountId", null::int as "retailerId", brand_id as "brandId", null::int as "memberId"
    from import_layout where brand_id is not null`,
  cart: sql`select id as value, ${ofRetailer} from cart`,
  cartItem: sql`
    select i.id as value, c.account_id as "accountId", c.retailer_id as "retailerId", null::int as "brandId", null::int as "memberId"
    from cart_item i join cart c on c.id = i.cart_id`,
  colleague: sql`
    select email as value, account_id as "accountId", retailer_id as "retailerId", brand_id as "brandId", null::int as "memberId"
    from member where not is_staff`,
  collection: sql`select id as value, ${ofAccount} from collection`,
  connection: sql`select id as value, ${ofBoth} from connection`,
  draft: sql`
    select ${draftSecret} as value, account_id as "accountId", retailer_id as "retailerId", null::int as "brandId", member_id as "memberId"
    from import_draft`,
  importLayout: sql`select id as value, ${ofRetailer} from import_layout where retailer_id is not null`,
  eventSegment: sql`select id as value, ${ofAccount} from event_segment`,
  job: sql`select id as value, account_id as "accountId", null::int as "retailerId", null::int as "brandId", member_id as "memberId" from job`,
  mail: sql`select id as value, ${ofAccount} from mail`,
  message: sql`
    select i.id as value, c.account_id as "accountId", c.retailer_id as "retailerId", c.brand_id as "brandId", null::int as "memberId"
    from inbox_message i join chat c on c.id = i.chat_id`,
  payment: sql`
    select p.id as value, o.account_id as "accountId", o.retailer_id as "retailerId", o.brand_id as "brandId", null::int as "memberId"
    from order_payment p join purchase_order o on o.id = p.order_id`,
  shipment: sql`
    select s.id as value, o.account_id as "accountId", o.retailer_id as "retailerId", o.brand_id as "brandId", null::int as "memberId"
    from order_shipment s join purchase_order o on o.id = s.order_id`,
  notification: sql`
    select id as value, account_id as "accountId", null::int as "retailerId", null::int as "brandId", member_id as "memberId" from notification`,
  order: sql`select id as value, ${ofBoth} from purchase_order`,
  pageComment: sql`
    select id as value, account_id as "accountId", null::int as "retailerId", brand_id as "brandId", null::int as "memberId" from brand_page_comment`,
  publishedPage: sql`
    select id as value, account_id as "accountId", null::int as "retailerId", brand_id as "brandId", null::int as "memberId" from brand_page_version`,
  person: sql`select id as value, ${ofAccount} from member`,
  picture: sql`select i.id as value, ${ofProduct} from product_image i join product p on p.id = i.product_id`,
  pricelist: sql`select id as value, ${ofAccount} from pricelist`,
  product: sql`select id as value, ${ofAccount} from product`,
  retailer: sql`select id as value, ${ofAccount} from retailer`,
  savedView: sql`
    select id as value, account_id as "accountId", null::int as "retailerId", null::int as "brandId", member_id as "memberId" from saved_view`,
  accountSizeChart: sql`select id as value, ${ofAccount} from size_chart where brand_id is null`,
  sizeChart: sql`
    select id as value, account_id as "accountId", null::int as "retailerId", brand_id as "brandId", null::int as "memberId" from size_chart`,
  variation: sql`select id as value, ${ofAccount} from variation`,
} as const satisfies Record<Kind, unknown>;

/** Everything that a request may name, by kind. */
export const readThings = async (db: Database): Promise<Map<Kind, Thing[]>> => {
  const kinds = Object.entries(statements) as [Kind, (typeof statements)[Kind]][];
  const read = kinds.map(async ([kind, statement]) => [kind, await db.query<Thing>(statement)] as const);
  return new Map(await Promise.all(read));
};

/** Names nothing, in no account. */
export const nothing = (kind: Kind): number | string => {
  if (kind === 'brandSlug') return 'nobody-knows-it';
  if (kind === 'draft') return 'draft-of-nobody'.padEnd(43, '-');
  return kind === 'colleague' ? 'nobody@nowhere.example' : 2_000_000_011;
};

/** Who asks; a visitor has an account alone. */
export interface Role {
  email: string | undefined;
  accountId: number;
  retailerId: number | null;
  brandId: number | null;
  memberId: number | null;
}

/** Whether somebody must not learn that a thing exists. */
export const isForeign = (thing: Thing, role: Role): boolean => {
  if (thing.accountId !== role.accountId) return true;
  if (thing.memberId !== null) return thing.memberId !== role.memberId;
  if (thing.retailerId === null && thing.brandId === null) return false;
  const isOwnRetailer = thing.retailerId !== null && thing.retailerId === role.retailerId;
  return !isOwnRetailer && !(thing.brandId !== null && thing.brandId === role.brandId);
};

/** A visitor of each account and every member. */
export const readRoles = async (db: Database): Promise<Role[]> => {
  const members = await db.query<Role>(sql`
    select email, account_id as "accountId", retailer_id as "retailerId", brand_id as "brandId", id as "memberId"
    from member where password_changed order by id`);
  const accounts = [...new Set(members.map(({ accountId }) => accountId))];
  const visitor = { email: undefined, retailerId: null, brandId: null, memberId: null };
  return [...accounts.map((accountId) => ({ ...visitor, accountId })), ...members];
};
