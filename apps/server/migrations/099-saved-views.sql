-- Lists of the back office as people want to find them again.
create table saved_view (
  id integer generated always as identity primary key,
  account_id integer not null references account,
  member_id integer not null references member on delete cascade,
  -- The list's address below `/admin`.
  list text not null,
  name text not null check (length(name) between 1 and 40),
  -- What narrows and sorts the list, as its address says it.
  query text not null check (length(query) between 1 and 1000),
  created_at timestamptz not null default now()
);
create unique index saved_view_name on saved_view (account_id, member_id, list, lower(name));
