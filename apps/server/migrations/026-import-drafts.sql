-- What a member's spreadsheet would bring into a cart, kept until it is confirmed; or its rows with reasons, when it has errors.
create table import_draft (
  id integer generated always as identity primary key,
  -- Of the secret that names the draft on the wire.
  hash bytea not null unique,
  account_id integer not null references account,
  member_id integer not null references member on delete cascade,
  retailer_id integer not null references retailer,
  brand_id integer not null references brand,
  pricelist_id integer not null references pricelist,
  -- Null where the file has errors: such a draft cannot be confirmed.
  content jsonb,
  sheet jsonb,
  -- The answer of a confirmed draft, given again when it is confirmed twice.
  cart_id integer references cart on delete set null,
  outcome text check (outcome in ('created', 'replaced', 'updated')),
  created_at timestamptz not null default now()
);
create index import_draft_age on import_draft (created_at);
