-- When the draft of a brand's page goes live by itself. A job of that moment publishes it, if the plan is still this one.
alter table brand
  add column page_publish_at timestamptz,
  add column page_publish_by integer references member on delete set null;

-- What a brand's people say to each other about the draft. Retailers never see it.
create table brand_page_comment (
  id integer generated always as identity primary key,
  account_id integer not null references account,
  brand_id integer not null references brand on delete cascade,
  member_id integer references member on delete set null,
  -- The part of the page it is about; null for the whole page.
  field text,
  text text not null check (length(text) between 1 and 1000),
  created_at timestamptz not null default now(),
  -- Set when somebody settles it, and when the draft is published.
  done_at timestamptz
);
create index brand_page_comment_of_brand on brand_page_comment (account_id, brand_id, id);
