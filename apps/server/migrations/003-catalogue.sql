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
  created_at timestamptz not null default now(),
  unique (brand_id, reference_code),
  foreign key (account_id, segment_id) references segment (account_id, id)
);
create index product_of_collection on product (account_id, collection_id, position, id);
create index product_of_brand on product (account_id, brand_id, position, id);
create index product_newest on product (account_id, created_at desc, id);
create index product_of_category on product (account_id, category_id);
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

create table price (
  pricelist_id integer not null references pricelist,
  product_id integer not null references product on delete cascade,
  wholesale_cents integer not null check (wholesale_cents >= 0),
  retailer_cents integer not null check (retailer_cents >= 0),
  tip jsonb,
  primary key (pricelist_id, product_id)
);
create index price_of_product on price (product_id);

-- A quantity of null is not limited. The check is the last guard against overselling.
create table stock (
  variation_id integer not null references variation on delete cascade,
  size_id integer not null references size,
  quantity integer check (quantity >= 0),
  primary key (variation_id, size_id)
);
