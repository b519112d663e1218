-- A brand's own spreadsheets of its catalogue are remembered as a retailer's own order sheets are.
alter table import_layout
  alter column retailer_id drop not null,
  add column brand_id integer references brand,
  add constraint import_layout_owner check (num_nonnulls(retailer_id, brand_id) = 1),
  drop constraint import_layout_account_id_retailer_id_signature_key,
  add constraint import_layout_signature_key unique nulls not distinct (account_id, retailer_id, brand_id, signature);
