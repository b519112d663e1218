-- What a person may do for a brand. Everybody who acts for one before this version may do everything.
alter table member add column brand_right text not null default 'owner' check (brand_right in ('reader', 'sales', 'owner'));
