create table brand (
  id integer generated always as identity primary key,
  account_id integer not null references account,
  name text not null,
  search_name text collate "C" generated always as (folded(name)) stored,
  slug text not null,
  logo text not null,
  list_image text not null,
  cover_image text not null,
  description jsonb not null,
  page_template text not null default 'full' check (page_template in ('full', 'light')),
  -- Content of the brand's page as the wire's the_brand, calls_to_action and history need it.
  page jsonb not null default '{}',
  page_draft jsonb,
  tags text[] not null default '{}',
  terms jsonb not null default '{}',
  is_featured boolean not null default false,
  is_published boolean not null default true,
  order_now_url text,
  checkout_url text,
  minimum_quantity integer,
  maximum_quantity integer,
  minimum_value_cents bigint,
  maximum_value_cents bigint,
  first_request_text jsonb,
  created_at timestamptz not null default now(),
  unique (account_id, slug)
);
create index brand_directory on brand (account_id, search_name);

create table brand_segment (
  account_id integer not null,
  brand_id integer not null references brand on delete cascade,
  segment_id integer not null,
  primary key (brand_id, segment_id),
  foreign key (account_id, segment_id) references segment (account_id, id)
);
create index brand_segment_by_segment on brand_segment (account_id, segment_id);

create table brand_category (
  brand_id integer not null references brand on delete cascade,
  category_id integer not null references category,
  primary key (brand_id, category_id)
);
create index brand_category_by_category on brand_category (category_id);

create table brand_event_segment (
  brand_id integer not null references brand on delete cascade,
  event_segment_id integer not null references event_segment,
  primary key (brand_id, event_segment_id)
);
create index brand_event_segment_by_event on brand_event_segment (event_segment_id);

create table retailer (
  id integer generated always as identity primary key,
  account_id integer not null references account,
  name text not null,
  logo text,
  stage text not null check (stage in ('pre_register', 'in_review', 'pending', 'approved')),
  is_featured boolean not null default false,
  hide_find_retailers boolean not null default false,
  facebook text,
  instagram text,
  website text,
  year_established integer,
  about jsonb not null default '{}',
  first_request_text jsonb,
  location_ids integer[] not null default '{}',
  billing jsonb,
  shipping jsonb,
  created_at timestamptz not null default now()
);
create index retailer_directory on retailer (account_id, lower(name));

create table member (
  id integer generated always as identity primary key,
  account_id integer not null references account,
  email text not null,
  password_hash text,
  password_changed boolean not null default true,
  first_name text not null,
  last_name text not null,
  phone text not null default '',
  side text not null check (side in ('buyer', 'seller')),
  retailer_id integer references retailer,
  brand_id integer references brand,
  is_staff boolean not null default false,
  may_add_one_unit boolean not null default false,
  status text not null default 'active' check (status in ('active', 'inactive', 'pending')),
  language_code text not null default 'en' check (language_code in ('en', 'pt_BR')),
  welcome_seen_at timestamptz,
  created_at timestamptz not null default now(),
  check (is_staff or (side = 'buyer') = (retailer_id is not null)),
  check (is_staff or (side = 'seller') = (brand_id is not null))
);
create unique index member_email on member (account_id, lower(email));
create index member_retailer on member (retailer_id);
create index member_brand on member (brand_id);

create table member_event_segment (
  member_id integer not null references member on delete cascade,
  event_segment_id integer not null references event_segment,
  primary key (member_id, event_segment_id)
);

create table brand_visit (
  member_id integer not null references member on delete cascade,
  brand_id integer not null references brand on delete cascade,
  visited_at timestamptz not null default now(),
  primary key (member_id, brand_id)
);

-- Only hashes of tokens are kept. One family per sign-in: a refresh token used twice ends the whole family.
create table session (
  id integer generated always as identity primary key,
  account_id integer not null references account,
  member_id integer not null references member on delete cascade,
  family uuid not null,
  access_hash bytea not null unique,
  access_expires_at timestamptz not null,
  refresh_hash bytea not null unique,
  refresh_expires_at timestamptz not null,
  rotated_at timestamptz,
  -- The successor, sealed with a key derived from the parent's refresh token, so that a racing tab gets the same pair.
  successor bytea,
  revoked_at timestamptz,
  created_at timestamptz not null default now()
);
create index session_family on session (family);
create index session_expiry on session (refresh_expires_at);

create table one_time_token (
  hash bytea primary key,
  account_id integer not null references account,
  member_id integer not null references member on delete cascade,
  purpose text not null check (purpose in ('recovery', 'define', 'download')),
  payload jsonb not null default '{}',
  expires_at timestamptz not null,
  used_at timestamptz
);

-- Counters of attempts live in the database, because several processes share them.
create table attempt (
  key text primary key,
  count integer not null,
  -- Until then another attempt is refused.
  free_at timestamptz not null,
  -- From then on the count starts anew.
  window_ends_at timestamptz not null
);

create table connection (
  id integer generated always as identity primary key,
  account_id integer not null references account,
  retailer_id integer not null references retailer,
  brand_id integer not null references brand,
  status text not null check (status in ('pending', 'accepted', 'declined')),
  requested_by text not null check (requested_by in ('buyer', 'seller')),
  created_at timestamptz not null default now(),
  unique (retailer_id, brand_id)
);

create table inbox_message (
  id integer generated always as identity primary key,
  account_id integer not null references account,
  retailer_id integer not null references retailer,
  brand_id integer not null references brand,
  from_side text not null check (from_side in ('buyer', 'seller')),
  member_id integer references member,
  message text not null,
  file text,
  flagged boolean not null default false,
  read_at timestamptz,
  created_at timestamptz not null default now()
);
create index inbox_message_chat on inbox_message (retailer_id, brand_id, created_at);
