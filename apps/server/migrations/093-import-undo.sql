-- What a confirmed import changed in the cart, before and after, so that its maker can take it back.
alter table import_draft add column changes json, add column undone_at timestamptz;
