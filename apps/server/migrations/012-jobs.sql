-- Work that goes on after the answer: any process takes it, under a lease that it renews while it works.
create table job (
  id integer generated always as identity primary key,
  account_id integer not null references account,
  -- Whose rights it works with, checked again each time it starts.
  member_id integer not null references member on delete cascade,
  language_code text not null,
  kind text not null,
  input jsonb not null,
  status text not null default 'queued' check (status in ('queued', 'running', 'done', 'failed', 'cancelled')),
  -- Part that is done, 0 to 1.
  progress real not null default 0 check (progress between 0 and 1),
  result jsonb,
  -- What went wrong, in words for the member.
  problem text,
  attempts integer not null default 0,
  -- When it may be taken: the first time, after a failed attempt, or because whoever had it was not heard of.
  next_attempt_at timestamptz not null default now(),
  cancel_requested_at timestamptz,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index job_waiting on job (next_attempt_at) where status in ('queued', 'running');
create index job_of_member on job (account_id, member_id, id);

alter table one_time_token drop constraint one_time_token_purpose_check;
alter table one_time_token add constraint one_time_token_purpose_check check (purpose in ('recovery', 'define', 'download', 'handoff'));
