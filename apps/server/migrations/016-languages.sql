-- The languages are listed in packages/api/src/rules/languages.ts and checked before a row is written. A column holds the form of a code alone, so
-- that another language needs no migration.
do $$
declare
  held record;
begin
  for held in
    select conrelid::regclass as place, conname as name from pg_constraint
    where contype = 'c' and conname like '%\_language\_code\_check'
  loop
    execute format(
      'alter table %s drop constraint %I, add constraint %I check (language_code ~ ''^[a-z]{2}(_[A-Z]{2})?$'')',
      held.place, held.name, held.name);
  end loop;
end $$;
