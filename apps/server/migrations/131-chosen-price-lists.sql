-- The price list of a brand that a retailer's people chose for their company.
create table chosen_pricelist (
  account_id integer not null references account,
  retailer_id integer not null references retailer on delete cascade,
  brand_id integer not null references brand on delete cascade,
  pricelist_id integer not null references pricelist on delete cascade,
  primary key (retailer_id, brand_id)
);
create index chosen_pricelist_of_list on chosen_pricelist (pricelist_id);
create index chosen_pricelist_of_brand on chosen_pricelist (brand_id);
