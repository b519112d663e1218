-- A name in one language, and its translations beside it by language code.
create function translated(name text, names jsonb, language text) returns text
  language sql immutable parallel safe
  return coalesce(nullif(names ->> language, ''), name);

alter table event
  add column names jsonb not null default '{}',
  add column starts_on date,
  add column ends_on date,
  add constraint event_dates check (ends_on is null or (starts_on is not null and starts_on <= ends_on));

-- The event `e` of a segment as the wire names it; null for a segment of none.
create function event_on_wire(e event, language text) returns json
  language sql stable parallel safe
  return case when e.id is not null then
    json_build_object('id', e.id, 'name', translated(e.name, e.names, language), 'slug', e.slug) end;
