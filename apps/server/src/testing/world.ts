import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { themes } from '@vitrine/tokens';
import type { Database } from '../db/database.ts';
import * as rows from './worldRows.ts';

const insert = (db: Database, statement: Sql): Promise<object[]> => db.query(statement);

const accounts = (db: Database) =>
  insert(
    db,
    sql`
  insert into account (hash, name, title, language_code, style, settings, terms, privacy)
  select a.hash, a.name, a.title, a.language_code, a.style, a.settings, '{"en": "<p>Terms.</p>", "pt_BR": "<p>Termos.</p>"}', '{"en": "<p>Privacy.</p>"}'
  from json_to_recordset(${JSON.stringify(rows.accounts(themes))}::json)
    as a(hash text, name text, title text, language_code text, style jsonb, settings jsonb)`,
  );

const places = async (db: Database): Promise<void> => {
  await insert(db, sql`insert into account_host (host, account_id) values ('tropico.localhost', 2)`);
  await insert(
    db,
    sql`insert into location (code, name) values ('BR', 'Brazil'), ('PT', 'Portugal'), ('US', 'United States')`,
  );
  await insert(
    db,
    sql`
    insert into segment (account_id, id, name, slug, position)
    select a.id, s.id, s.name, s.slug, s.id from account a, json_to_recordset(${JSON.stringify(rows.segments)}::json) as s(id int, name jsonb, slug text)`,
  );
  await insert(
    db,
    sql`
    insert into category (account_id, name, slug, image)
    select id, '{"en": "Dresses", "pt_BR": "Vestidos"}'::jsonb, 'dresses', '/media/drawn/dress/{w}.webp' from account order by id`,
  );
  await insert(
    db,
    sql`insert into event (account_id, name, slug) select id, 'Spring Week', 'spring-week' from account order by id`,
  );
  await insert(
    db,
    sql`
    insert into event_segment (account_id, event_id, name, slug, is_active_event)
    select account_id, id, '{"en": "Resort", "pt_BR": "Alto verão"}'::jsonb, 'resort', true from event order by id`,
  );
};

const parties = async (db: Database): Promise<void> => {
  await insert(
    db,
    sql`
    insert into brand (account_id, name, slug, logo, list_image, cover_image, description)
    select b.account_id, b.name, b.slug, '/media/drawn/logo.svg', '/media/drawn/list/{w}.webp', '/media/drawn/cover/{w}.webp', b.description
    from json_to_recordset(${JSON.stringify(rows.brands)}::json) as b(account_id int, name text, slug text, description jsonb)`,
  );
  await insert(
    db,
    sql`insert into brand_segment (account_id, brand_id, segment_id) select account_id, id, 13 from brand`,
  );
  await insert(
    db,
    sql`insert into brand_category (brand_id, category_id) select b.id, c.id from brand b join category c using (account_id)`,
  );
  await insert(
    db,
    sql`
    insert into retailer (account_id, name, stage, location_ids)
    select r.account_id, r.name, r.stage, '{1,2}' from json_to_recordset(${JSON.stringify(rows.retailers)}::json) as r(account_id int, name text, stage text)`,
  );
  await insert(
    db,
    sql`
    insert into member (account_id, email, password_hash, password_changed, first_name, last_name, side, retailer_id, brand_id, is_staff, may_add_one_unit)
    select m.account_id, m.email, ${rows.passwordHash}, coalesce(m.password_changed, true), m.first_name, 'Test', m.side, m.retailer_id, m.brand_id,
      coalesce(m.is_staff, false), coalesce(m.may_add_one_unit, false)
    from json_to_recordset(${JSON.stringify(rows.members)}::json)
      as m(account_id int, email text, password_changed bool, first_name text, side text, retailer_id int, brand_id int, is_staff bool, may_add_one_unit bool)`,
  );
};

const catalogue = async (db: Database): Promise<void> => {
  await insert(
    db,
    sql`insert into pricelist (account_id, brand_id, name, currency) select account_id, id, l.name, l.currency from brand, (values ('USD', 'USD'), ('BRL', 'BRL')) l(name, currency) order by brand.id, l.name desc`,
  );
  await insert(
    db,
    sql`
    insert into collection (account_id, brand_id, name, list_image, button, production_window_start, production_window_end)
    select account_id, id, '{"en": "Resort 26", "pt_BR": "Alto verão 26"}'::jsonb, '/media/drawn/collection/{w}.webp', '{"en": "See products", "pt_BR": "Ver produtos"}'::jsonb, date '2026-02-01', date '2026-03-31'
    from brand order by id`,
  );
  await insert(
    db,
    sql`insert into collection_pricelist (collection_id, pricelist_id) select c.id, p.id from collection c join pricelist p using (brand_id)`,
  );
  await insert(
    db,
    sql`insert into size (account_id, run, name, position) select a.id, 'letters', s.name, s.position from account a, (values ('S', 1), ('M', 2), ('L', 3)) s(name, position) order by a.id, s.position`,
  );
  await insert(
    db,
    sql`
    insert into product (account_id, brand_id, collection_id, segment_id, category_id, name, reference_code, description, delivery_days, position)
    select c.account_id, c.brand_id, c.id, 13, k.id, p.name, p.code, p.name, 30, p.position
    from collection c join category k using (account_id), json_to_recordset(${JSON.stringify(rows.products)}::json) as p(name jsonb, code text, position int)
    order by c.id, p.position`,
  );
  await insert(
    db,
    sql`insert into product_size (product_id, size_id) select p.id, s.id from product p join size s using (account_id)`,
  );
  await insert(
    db,
    sql`
    insert into variation (account_id, product_id, label, color, position)
    select p.account_id, p.id, v.label, v.color, v.position from product p, json_to_recordset(${JSON.stringify(rows.colours)}::json) as v(label jsonb, color text, position int)
    order by p.id, v.position`,
  );
  await insert(
    db,
    sql`insert into product_image (product_id, variation_id, picture, position) select product_id, id, '/media/drawn/goods/{w}.webp', position from variation order by id`,
  );
  await insert(
    db,
    sql`insert into price (pricelist_id, product_id, wholesale_cents, retailer_cents) select l.id, p.id, 1000 * p.position, 2500 * p.position from product p join pricelist l using (brand_id)`,
  );
  await insert(
    db,
    sql`insert into stock (variation_id, size_id, quantity) select v.id, s.size_id, 100 from variation v join product_size s using (product_id)`,
  );
};

/**
 * The small world of the tests, the same ids every time: accounts `vitrine` (1) and `tropico` (2, host tropico.localhost); brands `lume` (1),
 * `maru` (2), `brisa` (3), `onda` (4) with price lists USD (odd ids) and BRL (even), one collection of the brand's own id,
 * products 3n-2 … 3n, two variations each, sizes S M L, 100 of everything in stock, prices 10, 20, 30. Members: see `worldRows.ts`.
 */
export const buildWorld = (db: Database): Promise<void> =>
  db.transaction(async (tx) => {
    await accounts(tx);
    await places(tx);
    await parties(tx);
    await catalogue(tx);
  });
