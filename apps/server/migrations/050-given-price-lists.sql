-- 'all': every retailer is offered the list. 'chosen': retailers named in pricelist_retailer, and those that sell in one of its locations.
alter table pricelist add column audience text not null default 'all' check (audience in ('all', 'chosen'));
alter table pricelist add column location_ids integer[] not null default '{}';
alter table pricelist add column version integer not null default 1;

create table pricelist_retailer (
  pricelist_id integer not null references pricelist on delete cascade,
  retailer_id integer not null references retailer on delete cascade,
  primary key (pricelist_id, retailer_id)
);
create index pricelist_of_retailer on pricelist_retailer (retailer_id);
