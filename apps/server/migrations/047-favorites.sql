-- Products that a retailer's people marked for their company.
create table favorite (
  account_id integer not null references account,
  retailer_id integer not null references retailer on delete cascade,
  product_id integer not null references product on delete cascade,
  created_at timestamptz not null default now(),
  primary key (retailer_id, product_id)
);
create index favorite_of_account on favorite (account_id, retailer_id, created_at, product_id);
create index favorite_of_product on favorite (product_id);

-- Products that a member looked at; only the last ones are kept.
create table product_visit (
  account_id integer not null references account,
  member_id integer not null references member on delete cascade,
  product_id integer not null references product on delete cascade,
  visited_at timestamptz not null default now(),
  primary key (member_id, product_id)
);
create index product_visit_of_account on product_visit (account_id, member_id, visited_at);
create index product_visit_of_product on product_visit (product_id);
