-- Every document of an account as it was saved, so that staff can return to one. The newest is the document of now.
create table content_version (
  id integer generated always as identity primary key,
  account_id integer not null references account,
  -- As the call names the document, such as `terms` or `hero.resort-week`.
  name text not null,
  document jsonb not null,
  -- Who saved it; null for the admin command, and for the document as it was before the first save that was kept.
  member_name text,
  created_at timestamptz not null default now()
);
create index content_version_of_document on content_version (account_id, name, id desc);
