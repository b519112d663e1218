-- What a brand's own people did; null for staff and the admin command.
alter table audit_log add column brand_id integer references brand;
create index audit_log_of_brand on audit_log (account_id, brand_id, id) where brand_id is not null;
