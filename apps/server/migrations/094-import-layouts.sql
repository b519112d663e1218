-- Which columns of a retailer's own spreadsheets hold what, said once and remembered by the names of the columns.
create table import_layout (
  id integer generated always as identity primary key,
  account_id integer not null references account,
  retailer_id integer not null references retailer,
  -- Digest of the names in the head line.
  signature bytea not null,
  -- What each column holds, from the first one on.
  uses jsonb not null,
  changed_at timestamptz not null default now(),
  unique (account_id, retailer_id, signature)
);
