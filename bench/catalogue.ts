import type { Database } from '@vitrine/server/bench';
import sql, { raw } from 'sql-template-tag';

const productName = `
  ('{Linen,Cotton,Silk,Wool,Denim,Hemp,Cashmere,Velvet,Jersey,Poplin,Canvas,Tweed}'::text[])[1 + c.id % 12] || ' '
    || ('{dress,shirt,trousers,coat,skirt,jacket,top,scarf,bag,sandal}'::text[])[1 + n % 10] || ' ' || n`;

/** Statements that make 40 brands with 120 collections and 2,400 products, times `scale`, by arithmetic: the same data every time. */
const statements = (scale: number): string[] => [
  `insert into account (hash, name, title, style, settings) values ('vitrine', 'Vitrine', 'Vitrine', '{}', '{"support_email": "help@vitrine.example", "copyright_year": 2025, "carrier_name": "DHL", "admin_url": null}')`,
  `insert into segment (account_id, id, name, slug, position) select 1, s, jsonb_build_object('en', 'Segment ' || s), 's' || s, s from generate_series(13, 16) s`,
  `insert into category (account_id, name, slug, image) select 1, jsonb_build_object('en', 'Category ' || c), 'c' || c, '/c/{w}.webp' from generate_series(1, 14) c`,
  `insert into brand (account_id, name, slug, logo, list_image, cover_image, description, tags)
    select 1, chr(65 + b * 7 % 26) || 'ora ' || b, 'brand-' || b, '/l.svg', '/b/{w}.webp', '/b/{w}.webp', '{"en": "A brand."}', '{linen,slow}' from generate_series(1, ${40 * scale}) b`,
  `insert into brand_segment select 1, id, 13 + id % 4 from brand`,
  `insert into brand_category select id, 1 + (id + c) % 14 from brand, generate_series(0, 3) c`,
  `insert into pricelist (account_id, brand_id, name, currency) select 1, id, c, c from brand, unnest('{USD,BRL,EUR}'::text[]) c order by id`,
  `insert into collection (account_id, brand_id, name, list_image, button, position, created_at)
    select 1, id, jsonb_build_object('en', 'Collection ' || n), '/c/{w}.webp', '{"en": "SEE"}', n, timestamptz '2026-01-01' - (id * 31 + n) % 5000 * interval '1 hour' from brand, generate_series(1, 3) n order by id, n`,
  `insert into collection_pricelist select c.id, p.id from collection c join pricelist p using (brand_id)`,
  `insert into size (account_id, run, name, position) select 1, 'letters', name, place from unnest('{XS,S,M,L,XL,XXL}'::text[]) with ordinality s (name, place)`,
  `insert into product (account_id, brand_id, collection_id, segment_id, category_id, name, reference_code, description, tags, delivery_days, position, created_at)
    select 1, c.brand_id, c.id, 13 + c.brand_id % 4, 1 + (c.brand_id + n % 4) % 14, jsonb_build_object('en', ${productName}), c.id || '-' || n,
      '{"en": "Cut from washed linen, with a wide collar."}', array['tag' || n % 7], 10 + n * 7 % 40, n, timestamptz '2026-01-01' - (n * 37 + c.id * 11) % 5000 * interval '1 hour'
    from collection c, generate_series(1, 20) n`,
  `insert into product_size select p.id, s.id from product p, size s`,
  `insert into variation (account_id, product_id, label, color, position) select 1, id, jsonb_build_object('en', 'Colour ' || n), '#b5573a', n from product, generate_series(1, 4) n`,
  `insert into product_image (product_id, variation_id, picture, alt, position)
    select product_id, id, '/media/drawn/goods-' || id || '-' || n || '/{w}.webp', '{"en": "Seen from the front"}', position * 2 + n from variation, generate_series(1, 2) n`,
  `insert into price (pricelist_id, product_id, wholesale_cents, retailer_cents)
    select l.id, p.id, 1000 + p.id::bigint * 7919 % 9000, 2500 + p.id::bigint * 7919 % 9000 from product p join pricelist l using (brand_id)`,
  `insert into stock select v.id, s.id, (v.id + s.id) % 100 from variation v, size s`,
  `insert into retailer (account_id, name, stage) values (1, 'Harbour Store', 'approved')`,
  `insert into member (account_id, email, first_name, last_name, side, retailer_id) values (1, 'buyer@vitrine.example', 'Bea', 'Bench', 'buyer', 1)`,
];

export const fillCatalogue = async (db: Database, scale: number): Promise<void> => {
  await db.transaction(async (tx) => {
    await tx.query(sql`set local statement_timeout = 0`);
    for (const statement of statements(scale)) await tx.query(raw(statement));
  });
  await db.query(sql`vacuum analyze`);
};
