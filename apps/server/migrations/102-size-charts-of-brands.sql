-- A brand keeps size charts of its own. Those without a brand are the account's, which every brand can choose.
alter table size_chart
  add column brand_id integer references brand,
  -- The sizes that the table has columns for.
  add column run text,
  -- The name in other languages than English, as events have it.
  add column names jsonb not null default '{}',
  -- Measurements in other languages than English, by their English name.
  add column measurement_names jsonb not null default '{}',
  add column version integer not null default 1;
create index size_chart_of_account on size_chart (account_id, brand_id, id);
create index product_with_size_chart on product (size_chart_id) where size_chart_id is not null;

-- Charts of earlier versions: the run that most of their figures are for.
update size_chart c set run = (
  select z.run from size z
  where z.account_id = c.account_id and exists (select from jsonb_each(c.cm) measured where measured.value ? z.name)
  group by z.run order by count(*) desc, z.run limit 1);
