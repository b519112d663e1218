-- The row of a person whose data was deleted stays without the data: orders and the audit log refer to it.
alter table member add column erased_at timestamptz;
