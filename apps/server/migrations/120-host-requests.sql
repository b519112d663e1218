-- A host that an account asks for. It serves from `account_host` once its owner has proven it; hosts there are proven.
-- Several accounts may ask for one host: asking keeps nobody else away from it.
create table host_request (
  account_id integer not null references account,
  host text not null,
  -- What the TXT record of the host has to say.
  token text not null,
  -- Why the last look at the record did not prove the host.
  problem text check (problem in ('missing', 'different', 'unreachable', 'taken')),
  checked_at timestamptz,
  primary key (account_id, host)
);
