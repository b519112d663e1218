-- What a browser shows for a page to bring answers of its user. It is that of the sign-in: each refresh passes it on.
alter table session add column page_hash bytea;
create index session_page on session (page_hash) where page_hash is not null;
