-- What people typed when they registered. A retailer has a member at once; a brand waits until staff decide.
create table preregistration (
  id integer generated always as identity primary key,
  account_id integer not null references account,
  type text not null check (type in ('b', 's')),
  email text not null,
  company_name text not null,
  company_website text not null,
  year_established text not null,
  first_name text not null,
  last_name text not null,
  phone text not null,
  -- Cookies of the visitor's browser, for marketing.
  client_tracking_id text,
  traffic_source text,
  available_for_mailing boolean not null,
  event_segment_ids integer[] not null default '{}',
  segment_ids integer[] not null default '{}',
  location_ids integer[] not null default '{}',
  places text[] not null default '{}',
  language_code text not null check (language_code in ('en', 'pt_BR')),
  -- The Idempotency-Key it was sent with: the same one is answered alike.
  submission_key text,
  member_id integer references member on delete set null,
  decision text check (decision in ('approve', 'refuse')),
  decided_at timestamptz,
  created_at timestamptz not null default now()
);
create index preregistration_email on preregistration (account_id, email);
create unique index preregistration_waiting on preregistration (account_id, email) where decision is null and member_id is null;
create unique index preregistration_of_member on preregistration (member_id) where member_id is not null;
