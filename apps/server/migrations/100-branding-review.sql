-- What staff say to each other about the draft of the account's look, and what they looked at in the studio.
create table branding_comment (
  id integer generated always as identity primary key,
  account_id integer not null references account on delete cascade,
  member_id integer references member on delete set null,
  surface text not null,
  viewer text not null,
  mode text not null,
  language text not null,
  text text not null check (length(text) between 1 and 1000),
  created_at timestamptz not null default now(),
  -- Set when somebody settles it, and when the draft is published.
  done_at timestamptz
);
create index branding_comment_of_account on branding_comment (account_id, id);

-- The last decision of each person on the draft, with the version that was decided on.
create table branding_decision (
  account_id integer not null references account on delete cascade,
  member_id integer not null references member on delete cascade,
  decision text not null check (decision in ('approve', 'needs_work')),
  version integer not null,
  decided_at timestamptz not null default now(),
  primary key (account_id, member_id)
);
