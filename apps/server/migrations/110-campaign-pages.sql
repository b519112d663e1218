-- The days on which visitors see a campaign page, the last one included. Without one, that side is open.
alter table page
  add column shown_from date,
  add column shown_until date,
  add constraint page_days check (shown_from <= shown_until);

-- Visitors see the page today.
create function is_shown(p page) returns boolean
  language sql stable parallel safe
  return coalesce(p.shown_from <= current_date, true) and coalesce(p.shown_until >= current_date, true);

-- Addresses that campaign pages had before. They lead to the present one, also after a page was removed and came back.
create table page_former_address (
  account_id integer not null references account,
  slug text not null,
  page_slug text not null,
  primary key (account_id, slug)
);
create index page_former_address_of_page on page_former_address (account_id, page_slug);
