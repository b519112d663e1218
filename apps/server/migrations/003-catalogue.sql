create table pricelist (
  id integer generated always as identity primary key,
  account_id integer not null references account,
  brand_id integer not null references brand,
  name text not null,
  currency text not null check (currency in ('USD', 'BRL', 'EUR')),
  unique (brand_id, name)
);

create table collection (
  id integer generated always as identity primary key,
  account_id integer not null references account,
  brand_id integer not null references brand,
  name jsonb not null,
  list_image text not null,
  button jsonb not null,
  position integer not null default 0,
  is_active boolean not null default true,
  order_window_end date,
  production_window_start date,
  production_window_end date,
  delivery_msg jsonb,
  lookbook_url text,
  press_release jsonb,
  minimum_quantity integer,
  maximum_quantity integer,
  minimum_value_cents bigint,
  maximum_value_cents bigint,
  created_at timestamptz not null default now()
);
create index collection_of_brand on collection (account_id, brand_id, position);

create table collection_pricelist (
  collection_id integer not null references collection on delete cascade,
  pricelist_id integer not null references pricelist,
  primary key (collection_id, pricelist_id)
);

create table size (
  id integer generated always as identity primary key,
  account_id integer not null references account,
  run text not null,
  name text not null,
  position integer not null,
  unique (account_id, run, name)
);

-- Values in centimetres: {"Bust": {"S": 88, "M": 92}}; measurements keep their order.
create table size_chart (
  id integer generated always as identity primary key,
  account_id integer not null references account,
  name text not null,
  image text not null,
  measurements text[] not null,
  cm jsonb not null
);

-- Products of one collection, category and segment stand on one shelf. Lists count, page and find their filter options by shelf,
-- so that they cost the same at 2,400 products and at 120,000. Only the triggers at the end of this file write here.
create table shelf (
  id integer generated always as identity primary key,
  account_id integer not null references account,
  brand_id integer not null references brand,
  collection_id integer not null references collection on delete cascade,
  category_id integer not null references category,
  segment_id integer not null,
  products integer not null default 0,
  unique (collection_id, category_id, segment_id)
);
create index shelf_of_account on shelf (account_id);

-- How many of a shelf's products have a price in a list.
create table shelf_pricelist (
  shelf_id integer not null references shelf on delete cascade,
  pricelist_id integer not null references pricelist,
  products integer not null default 0,
  primary key (shelf_id, pricelist_id)
);

create table product (
  id integer generated always as identity primary key,
  account_id integer not null references account,
  brand_id integer not null references brand,
  collection_id integer not null references collection,
  segment_id integer not null,
  category_id integer not null references category,
  size_chart_id integer references size_chart,
  name jsonb not null,
  reference_code text not null,
  description jsonb not null,
  details jsonb not null default '[]',
  tags text[] not null default '{}',
  delivery_days integer not null,
  ship_msg jsonb,
  minimum_quantity integer,
  maximum_quantity integer,
  position integer not null default 0,
  is_active boolean not null default true,
  -- Null for what is not active: it stands on no shelf.
  shelf_id integer references shelf,
  created_at timestamptz not null default now(),
  unique (brand_id, reference_code),
  foreign key (account_id, segment_id) references segment (account_id, id)
);
create index product_of_brand on product (account_id, brand_id, position, id);
create index product_by_position on product (collection_id, position, id) include (shelf_id) where is_active;
create index product_by_age on product (collection_id, created_at, id) include (shelf_id) where is_active;
create index product_by_delivery on product (collection_id, delivery_days, id) include (shelf_id) where is_active;
create index product_tags on product using gin (tags);

create table product_size (
  product_id integer not null references product on delete cascade,
  size_id integer not null references size,
  primary key (product_id, size_id)
);

create table variation (
  id integer generated always as identity primary key,
  account_id integer not null references account,
  product_id integer not null references product on delete cascade,
  label jsonb not null,
  color text not null,
  extra_color text,
  texture text,
  position integer not null default 0
);
create index variation_of_product on variation (product_id, position);

-- `picture` is a path with {w} where the width goes.
create table product_image (
  id integer generated always as identity primary key,
  product_id integer not null references product on delete cascade,
  variation_id integer references variation on delete cascade,
  picture text not null,
  alt jsonb not null default '{}',
  video_url text,
  position integer not null default 0
);
create index product_image_of_product on product_image (product_id, position);
create index product_image_of_variation on product_image (variation_id, position);

create table price (
  pricelist_id integer not null references pricelist,
  product_id integer not null references product on delete cascade,
  wholesale_cents integer not null check (wholesale_cents >= 0),
  retailer_cents integer not null check (retailer_cents >= 0),
  tip jsonb,
  -- Copies of the product's, null while it is not active; triggers keep them.
  shelf_id integer references shelf,
  collection_id integer,
  primary key (pricelist_id, product_id)
);
create index price_of_product on price (product_id, pricelist_id);
create index price_by_wholesale on price (collection_id, pricelist_id, wholesale_cents, product_id) include (shelf_id);
create index price_by_retailer on price (collection_id, pricelist_id, retailer_cents, product_id) include (shelf_id);

-- A quantity of null is not limited. The check is the last guard against overselling.
create table stock (
  variation_id integer not null references variation on delete cascade,
  size_id integer not null references size,
  quantity integer check (quantity >= 0),
  primary key (variation_id, size_id)
);

create function place_product() returns trigger language plpgsql as $$
begin
  new.shelf_id := null;
  if new.is_active then
    select id into new.shelf_id from shelf
      where collection_id = new.collection_id and category_id = new.category_id and segment_id = new.segment_id;
    if not found then
      insert into shelf (account_id, brand_id, collection_id, category_id, segment_id)
        values (new.account_id, new.brand_id, new.collection_id, new.category_id, new.segment_id)
        on conflict (collection_id, category_id, segment_id) do update set brand_id = excluded.brand_id
        returning id into new.shelf_id;
    end if;
  end if;
  return new;
end $$;
create trigger product_placed before insert or update on product for each row execute function place_product();

create function place_price() returns trigger language plpgsql as $$
begin
  new.shelf_id := null;
  new.collection_id := null;
  select shelf_id, collection_id into new.shelf_id, new.collection_id from product where id = new.product_id and is_active;
  return new;
end $$;
create trigger price_placed before insert or update on price for each row execute function place_price();

create function move_prices() returns trigger language plpgsql as $$
begin
  -- The price's own trigger reads where the product stands now.
  update price set shelf_id = null where product_id = new.id;
  return null;
end $$;
create trigger product_moved after update on product for each row
  when (old.shelf_id is distinct from new.shelf_id) execute function move_prices();

-- Counted per statement, not per row: a bulk load touches each shelf once.
create function count_shelf_products() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update shelf set products = shelf.products - change.products
      from (select shelf_id, count(*) as products from removed group by shelf_id) change where shelf.id = change.shelf_id;
  end if;
  if tg_op <> 'DELETE' then
    update shelf set products = shelf.products + change.products
      from (select shelf_id, count(*) as products from added group by shelf_id) change where shelf.id = change.shelf_id;
  end if;
  return null;
end $$;
create trigger product_added after insert on product
  referencing new table as added for each statement execute function count_shelf_products();
create trigger product_changed after update on product
  referencing old table as removed new table as added for each statement execute function count_shelf_products();
create trigger product_removed after delete on product
  referencing old table as removed for each statement execute function count_shelf_products();

create function count_shelf_prices() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update shelf_pricelist counted set products = counted.products - change.products
      from (select shelf_id, pricelist_id, count(*) as products from removed group by shelf_id, pricelist_id) change
      where counted.shelf_id = change.shelf_id and counted.pricelist_id = change.pricelist_id;
  end if;
  if tg_op <> 'DELETE' then
    insert into shelf_pricelist as counted (shelf_id, pricelist_id, products)
      select shelf_id, pricelist_id, count(*) from added where shelf_id is not null group by shelf_id, pricelist_id order by 1, 2
      on conflict (shelf_id, pricelist_id) do update set products = counted.products + excluded.products;
  end if;
  return null;
end $$;
create trigger price_added after insert on price
  referencing new table as added for each statement execute function count_shelf_prices();
create trigger price_changed after update on price
  referencing old table as removed new table as added for each statement execute function count_shelf_prices();
create trigger price_removed after delete on price
  referencing old table as removed for each statement execute function count_shelf_prices();
