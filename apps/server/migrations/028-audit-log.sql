-- What staff did, written in the transaction of the change itself. Rows are never changed or removed.
create table audit_log (
  id integer generated always as identity primary key,
  account_id integer not null references account,
  -- Null: the admin command.
  member_id integer references member on delete set null,
  -- The name at the time, so that the log stays readable.
  member_name text,
  action text not null,
  subject_type text not null,
  subject_id text,
  subject_name text not null,
  before jsonb,
  after jsonb,
  created_at timestamptz not null default now()
);
create index audit_log_of_account on audit_log (account_id, id);
create index audit_log_of_subject on audit_log (account_id, subject_type, subject_id, id);

-- A pending retailer that staff refused for good; without it, staff asked for more.
alter table retailer add column refused_at timestamptz;
create index retailer_by_stage on retailer (account_id, stage, created_at);
