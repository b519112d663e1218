-- In the brand's words, such as "Summer 2027".
alter table collection add column season text not null default '';
-- Rises with every save, so that a writer who has not seen the newest one is told.
alter table collection add column version integer not null default 1;
-- An archived collection is out of the shop and out of the brand's list.
alter table collection add column archived_at timestamptz check (archived_at is null or not is_active);
