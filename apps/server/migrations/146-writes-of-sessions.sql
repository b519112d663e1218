-- When the member changed something last, where a replica takes reads: for some seconds their own reads go to the primary.
alter table session add column wrote_at timestamptz;
