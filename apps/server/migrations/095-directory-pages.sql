-- The directory reads a page of brands, A to Z, with names that begin with none of these letters first.
create index brand_by_letter on brand (account_id, (search_name >= 'a' and search_name < '{'), search_name, id) where is_published;
create index brand_newest on brand (account_id, created_at desc, id desc) where is_published;
create index brand_to_order_from on brand (account_id, is_featured desc, created_at desc, id desc) where is_published;
-- The home shows the newest collections.
create index collection_newest on collection (account_id, created_at desc, id desc) where is_active;
-- Listings of the whole marketplace, without merging all collections.
create index product_newest on product (account_id, created_at, id) where is_active;
create index product_soonest on product (account_id, delivery_days, id) where is_active;
create index shelf_of_brand on shelf (brand_id);
