-- Business domains a retailer has chosen; the list is in the code.
alter table retailer add column domain_ids integer[] not null default '{}';

-- The code that lets a signed-in member change the password. A new one replaces it.
create table password_code (
  member_id integer primary key references member on delete cascade,
  account_id integer not null references account,
  code_hash text not null,
  expires_at timestamptz not null
);
