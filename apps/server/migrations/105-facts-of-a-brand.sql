-- Rises with each change of what a brand says of itself beside its page: of two people who change it, the second is told.
alter table brand add column facts_version integer not null default 1;
