-- The GTIN (EAN, UPC) of a size of a colour, as its brand writes it. Compared by its 14 digits, each is once in a brand.
create table gtin (
  variation_id integer not null,
  size_id integer not null,
  brand_id integer not null references brand,
  code text not null check (code ~ '^([0-9]{8}|[0-9]{12,14})$'),
  digits text not null generated always as (lpad(code, 14, '0')) stored,
  primary key (variation_id, size_id),
  foreign key (variation_id, size_id) references stock on delete cascade,
  constraint gtin_once_in_brand unique (brand_id, digits)
);
