-- Where a member has signed in: places and devices, as hashes. From there nobody but the member uses up their attempts.
create table known_source (
  member_id integer not null references member on delete cascade,
  kind text not null check (kind in ('place', 'device')),
  hash bytea not null,
  used_at timestamptz not null default now(),
  primary key (member_id, kind, hash)
);
create index known_device on known_source (hash) where kind = 'device';

-- An account that answers alike for every address, so that nobody learns who its members are.
alter table account add column hides_members boolean not null default false;
