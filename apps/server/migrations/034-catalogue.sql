-- Rises with every change by the brand, so that the second of two writers is told what the first has changed.
alter table product add column version integer not null default 1;
create index order_line_of_variation on order_line (variation_id);
create index cart_item_of_variation on cart_item (variation_id);

-- A list that carts or orders name is kept without prices. Its name can be used again.
alter table pricelist add column archived_at timestamptz;
alter table pricelist drop constraint pricelist_brand_id_name_key;
create unique index pricelist_name on pricelist (brand_id, name) where archived_at is null;
create index cart_of_pricelist on cart (pricelist_id) where status = 'o';
