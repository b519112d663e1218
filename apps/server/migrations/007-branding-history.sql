-- What an account looked like before, so that a publish can be taken back: newest first, and one that is taken back is no history any more.
create table account_branding_history (
  id integer generated always as identity primary key,
  account_id integer not null references account,
  name text not null,
  title text not null,
  logo text,
  logo_dark text,
  powered_by boolean not null,
  language_code text not null,
  style jsonb not null,
  texts jsonb not null,
  replaced_at timestamptz not null default now()
);
create index account_branding_history_of_account on account_branding_history (account_id, id desc);
