-- Staff hide segments and categories from menus, filters and forms. Brands and products that have one keep it.
alter table segment add column is_hidden boolean not null default false;
alter table category
  add column is_hidden boolean not null default false,
  -- Until staff order them, categories come by name.
  add column position integer not null default 0;
