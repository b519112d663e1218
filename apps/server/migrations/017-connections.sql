-- Each side lists its connections.
create index connection_of_retailer on connection (account_id, retailer_id, status);
create index connection_of_brand on connection (account_id, brand_id, status);

-- The directory of retailers goes by first letter and finds names without case and diacritics.
alter table retailer add column search_name text collate "C" generated always as (folded(name)) stored;
create index retailer_by_name on retailer (account_id, search_name, id) where stage = 'approved';
