-- Rises with every change of the page or its draft, so that a writer who has not seen the newest one is told.
alter table brand add column page_version integer not null default 1;

-- Every page that a brand has published, so that it can return to one.
create table brand_page_version (
  id integer generated always as identity primary key,
  account_id integer not null references account,
  brand_id integer not null references brand on delete cascade,
  page jsonb not null,
  -- Who published it; null for the page as it was before the first publication here.
  member_name text,
  created_at timestamptz not null default now()
);
create index brand_page_version_of_brand on brand_page_version (account_id, brand_id, id);
