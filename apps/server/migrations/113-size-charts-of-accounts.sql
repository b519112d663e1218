-- Staff keep the charts of the account. Such a chart has no picture of its own: products show that of their brand.
alter table size_chart alter column image drop not null;
