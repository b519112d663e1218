-- A partner that works by invitation is not for search engines: robots are turned away, and no page of it is indexed.
alter table account add column hidden_from_search boolean not null default false;
