-- The answer to a call that must happen once, kept with the call's fingerprint in the same transaction as its effect.
create table idempotency (
  account_id integer not null references account,
  member_id integer not null references member,
  key text not null,
  fingerprint text not null,
  status integer not null,
  body jsonb not null,
  created_at timestamptz not null default now(),
  primary key (account_id, member_id, key)
);

-- Mails wait here and are sent at least once; `message_id` lets a receiver drop a repetition.
create table mail (
  id integer generated always as identity primary key,
  account_id integer not null references account,
  message_id text not null unique,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  kind text not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  sent_at timestamptz,
  error text,
  created_at timestamptz not null default now()
);
create index mail_waiting on mail (next_attempt_at) where sent_at is null;
