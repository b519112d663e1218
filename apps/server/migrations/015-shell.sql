-- The side menu: groups of links in the order of their positions.
create table link_group (
  id integer generated always as identity primary key,
  account_id integer not null references account,
  title jsonb not null,
  position integer not null
);
create index link_group_of_account on link_group (account_id, position);

create table link (
  id integer generated always as identity primary key,
  account_id integer not null references account,
  link_group_id integer not null references link_group on delete cascade,
  text jsonb not null,
  url text not null,
  position integer not null
);
create index link_of_group on link (link_group_id, position);

-- Other origins that a signed-in member may be handed to, with a one-use ticket.
create table partner_site (
  account_id integer not null references account,
  origin text not null,
  primary key (account_id, origin)
);

-- "Who we are" and the campaign pages of an account.
alter table account add column company jsonb not null default '{}';

create table page (
  id integer generated always as identity primary key,
  account_id integer not null references account,
  slug text not null,
  title jsonb not null,
  text jsonb,
  image text,
  image_mobile text,
  image_alt jsonb not null default '{}',
  blocks jsonb not null default '[]',
  unique (account_id, slug)
);

-- Who subscribed before confirmations were asked for stays subscribed.
alter table subscriber add column confirmed_at timestamptz;
update subscriber set confirmed_at = created_at;
alter table subscriber alter column confirmed_at set default now();
alter table subscriber alter column confirmed_at set not null;

-- An address becomes a subscriber when its owner follows the link. Links to unsubscribe work as long as the subscription.
create table subscription_link (
  hash bytea primary key,
  account_id integer not null references account,
  email text not null,
  maillist text not null check (maillist in ('b', 's', 'r', 'd')),
  purpose text not null check (purpose in ('confirm', 'unsubscribe')),
  expires_at timestamptz,
  used_at timestamptz
);
create index subscription_link_of_address on subscription_link (account_id, email);

-- The address of RFC 8058, which mail programs call when their reader presses "unsubscribe".
alter table mail add column unsubscribe_url text;

-- The second welcome, on the page of a brand, is shown once as well.
alter table member add column brand_tips_seen_at timestamptz;

-- The recipes of drawn pictures on these pages, beside those of `drawn_picture`. The seed refreshes it.
create materialized view drawn_page_picture as
with documents as (
  select company::text as document from account
  union all select concat_ws(' ', to_json(image)::text, to_json(image_mobile)::text, blocks::text) from page
), found as (
  select (regexp_matches(document, '/media/drawn/[^"]+', 'g'))[1] as path from documents
)
select distinct split_part(split_part(path, '/', 4), '.svg', 1) collate "C" as recipe from found;
create unique index drawn_page_picture_recipe on drawn_page_picture (recipe);
