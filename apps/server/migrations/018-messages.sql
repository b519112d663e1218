-- A chat is between a brand and a retailer, or between a brand and a visitor who wrote by the form of its page.
create table chat (
  id integer generated always as identity primary key,
  account_id integer not null references account,
  brand_id integer not null references brand,
  retailer_id integer references retailer,
  -- Answers to a visitor go to this address by mail.
  visitor_email text,
  visitor_name text,
  visitor_store text,
  visitor_language text check (visitor_language in ('en', 'pt_BR')),
  check (num_nonnulls(retailer_id, visitor_email) = 1),
  unique (brand_id, retailer_id),
  unique (brand_id, visitor_email)
);
create index chat_of_brand on chat (account_id, brand_id);
create index chat_of_retailer on chat (account_id, retailer_id);

insert into chat (account_id, brand_id, retailer_id) select distinct account_id, brand_id, retailer_id from inbox_message;

alter table inbox_message add column chat_id integer references chat on delete cascade;
update inbox_message set chat_id = chat.id from chat
  where chat.brand_id = inbox_message.brand_id and chat.retailer_id = inbox_message.retailer_id;

-- No call has read this table before.
alter table inbox_message
  alter column chat_id set not null,
  drop column brand_id,
  drop column retailer_id,
  drop column flagged,
  -- Each side has its own flags.
  add column buyer_flagged boolean not null default false,
  add column seller_flagged boolean not null default false,
  -- The key of the call that sent it: the same key sends once.
  add column submission_key text;
comment on column inbox_message.file is 'The key of a private file, or the path of a public picture';

create index inbox_message_of_chat on inbox_message (chat_id, id);
create index inbox_message_unread on inbox_message (chat_id, from_side, id) where read_at is null;
create index inbox_message_flagged on inbox_message (chat_id) where buyer_flagged or seller_flagged;
create unique index inbox_message_once on inbox_message (chat_id, from_side, submission_key) where submission_key is not null;
