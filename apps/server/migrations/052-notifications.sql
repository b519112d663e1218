-- What happened to a member: an order, a message, a connection, an approval.
create table notification (
  id integer generated always as identity primary key,
  account_id integer not null references account,
  member_id integer not null references member on delete cascade,
  -- Such as `order.placed`. Its first part is the kind that members choose by.
  event text not null,
  -- The order, chat or company it is about, as addresses name it.
  subject text not null,
  -- The other side, as it was called then.
  name text not null,
  -- The status of an order by then.
  status text,
  -- The same again while it is unread is one entry.
  count integer not null default 1 check (count > 0),
  created_at timestamptz not null default now(),
  read_at timestamptz,
  -- When a daily mail told of it.
  mailed_at timestamptz
);
create unique index notification_unread on notification (member_id, event, subject) where read_at is null;
create index notification_of_member on notification (account_id, member_id, created_at desc, id desc);
create index notification_to_mail on notification (member_id, created_at) where read_at is null and mailed_at is null;

-- By kind: `list`, `mail` or `off`. A kind that is missing is `list`.
alter table member
  add column notification_choices jsonb not null default '{}',
  add column digest_at timestamptz;

-- A daily mail carries a link that ends it.
alter table one_time_token drop constraint one_time_token_purpose_check;
alter table one_time_token add constraint one_time_token_purpose_check check (purpose in ('recovery', 'define', 'download', 'handoff', 'digest'));
