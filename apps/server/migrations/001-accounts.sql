-- Words that exist in several languages are jsonb objects by language code: {"en": "...", "pt_BR": "..."}.
create function localized(content jsonb, language text) returns text
  language sql immutable parallel safe
  return coalesce(content ->> language, content ->> 'en', '');

-- For comparing names as people type them: without case and diacritics.
create function folded(words text) returns text
  language sql immutable parallel safe
  return lower(regexp_replace(normalize(words, nfd), '[\u0300-\u036f]', '', 'g'));

create table account (
  id integer generated always as identity primary key,
  hash text not null unique,
  name text not null,
  title text not null,
  logo text,
  logo_dark text,
  powered_by boolean not null default true,
  language_code text not null default 'en' check (language_code in ('en', 'pt_BR')),
  style jsonb not null,
  texts jsonb not null default '{}',
  settings jsonb not null default '{}',
  landing jsonb not null default '{}',
  terms jsonb not null default '{}',
  privacy jsonb not null default '{}',
  created_at timestamptz not null default now()
);

create table account_host (
  host text primary key,
  account_id integer not null references account
);

create table location (
  id integer generated always as identity primary key,
  code text not null unique,
  name text not null unique
);

-- The menu's segments carry fixed ids (13 Women, 14 Men, 15 Children, 16 Home & Beauty) in every account.
create table segment (
  account_id integer not null references account,
  id integer not null,
  name jsonb not null,
  slug text not null,
  position integer not null default 0,
  primary key (account_id, id),
  unique (account_id, slug)
);

create table category (
  id integer generated always as identity primary key,
  account_id integer not null references account,
  name jsonb not null,
  slug text not null,
  image text not null,
  unique (account_id, slug)
);

create table event (
  id integer generated always as identity primary key,
  account_id integer not null references account,
  name text not null,
  slug text not null,
  logo text,
  unique (account_id, slug)
);

create table event_segment (
  id integer generated always as identity primary key,
  account_id integer not null references account,
  event_id integer references event,
  name jsonb not null,
  slug text not null,
  is_active_event boolean not null default false,
  image_tag text,
  unique (account_id, slug)
);

create table hero (
  id integer generated always as identity primary key,
  account_id integer not null references account,
  event_segment_id integer references event_segment,
  template text check (template in ('A', 'B', 'C', 'D', 'E', 'F', 'G')),
  slug text not null,
  title jsonb not null,
  text jsonb,
  logo text,
  image text,
  image_mobile text,
  image_alt jsonb not null default '{}',
  styles jsonb not null default '{}',
  buttons jsonb not null default '[]',
  about_title jsonb,
  about_text jsonb,
  show_landing_page boolean not null default true,
  position integer not null default 0,
  unique (account_id, slug)
);

create table subscriber (
  account_id integer not null references account,
  email text not null,
  maillist text not null check (maillist in ('b', 's', 'r', 'd')),
  created_at timestamptz not null default now(),
  primary key (account_id, email)
);
