-- Search finds brands and products by their words in both languages, with one typo, and by reference code. An extension (pg_trgm) would
-- have to be installed by the owner of each database; these tables work on both engines as they are.

-- The words of a text as people type them: without case, diacritics and punctuation.
create function search_words(words text) returns text[]
  language sql immutable parallel safe
  return array_remove(regexp_split_to_array(folded(coalesce(words, '')), '[\s!-/:-@\[-`{-~]+'), '');

-- The beginning of a word as it is, and with each one of its letters missing.
create function without_one_letter(beginning text) returns text[]
  language sql immutable parallel safe
  return array(select overlay(beginning placing '' from place for 1) from generate_series(1, length(beginning)) place union select beginning);

-- Two words with one typo between them share one of these. Only the first eight letters count.
create function typo_variants(word text) returns text[]
  language sql immutable parallel safe
  return array(
    select distinct variant from generate_series(least(4, length(word)), least(8, length(word))) letters,
      unnest(without_one_letter(left(word, letters))) variant);

-- Every word of names, so that a word nobody uses can be read as the one that was meant.
create table search_word (
  account_id integer not null references account,
  word text collate "C" not null,
  variants text[] not null generated always as (typo_variants(word)) stored,
  primary key (account_id, word)
);
create index search_word_variants on search_word using gin (variants);

-- What was typed as a query. A word may be a beginning; one that begins nothing stands for words with one typo between. Codes are exact.
create function search_query(account integer, typed text) returns tsquery language plpgsql stable as $$
declare
  token text;
  near text;
  parts text[] := '{}';
begin
  foreach token in array (search_words(left(typed, 120)))[1:6] loop
    token := regexp_replace(left(token, 40), '(...)s$', '\1');
    near := null;
    if length(token) >= 4 and token !~ '\d' and not exists (
      select from search_word w where w.account_id = account and w.word >= token collate "C" and w.word < token || chr(1114111) collate "C"
    ) then
      select string_agg('''' || word || '''', ' | ') into near from (
        select w.word from search_word w
        where w.account_id = account and w.variants && without_one_letter(left(token, 8))
        order by left(w.word, 1) = left(token, 1) desc, abs(length(w.word) - length(token)), w.word limit 5) w;
    end if;
    parts := parts || coalesce('(' || near || ')', '''' || token || ''':*');
  end loop;
  return nullif(array_to_string(parts, ' & '), '')::tsquery;
end $$;

alter table brand add column words tsvector not null generated always as (array_to_tsvector(search_words(name))) stored;

-- The family of a colour that a filter offers, by hue, saturation and lightness.
create function colour_family(hex text) returns text language plpgsql immutable parallel safe as $$
declare
  r float8; g float8; b float8; most float8; least_part float8; light float8; strength float8; hue float8;
begin
  if hex !~* '^#[0-9a-f]{6}' then return null; end if;
  r := ('x' || substr(hex, 2, 2))::bit(8)::int / 255.0;
  g := ('x' || substr(hex, 4, 2))::bit(8)::int / 255.0;
  b := ('x' || substr(hex, 6, 2))::bit(8)::int / 255.0;
  most := greatest(r, g, b);
  least_part := least(r, g, b);
  light := (most + least_part) / 2;
  strength := most - least_part;
  if light < 0.13 or light < 0.2 and strength < 0.1 then return 'black'; end if;
  if light > 0.93 then return 'white'; end if;
  if strength < 0.1 then return 'grey'; end if;
  hue := 60 * case most
    when r then (g - b) / strength + case when g < b then 6 else 0 end
    when g then (b - r) / strength + 2
    else (r - g) / strength + 4 end;
  if hue between 20 and 60 and light > 0.62 and strength < 0.3 then return 'beige'; end if;
  if hue between 10 and 45 and light < 0.45 then return 'brown'; end if;
  return case
    when hue < 12 or hue >= 345 then case when light > 0.65 then 'pink' else 'red' end
    when hue < 42 then 'orange'
    when hue < 68 then 'yellow'
    when hue < 165 then 'green'
    when hue < 255 then 'blue'
    when hue < 330 then 'purple'
    else 'pink' end;
end $$;

-- The words of each active product with variations: lexemes that begin with '/' are its account and the families of its colours.
create table product_search (
  product_id integer primary key references product on delete cascade,
  words tsvector not null
);
create index product_search_words on product_search using gin (words) with (fastupdate = off);

-- Families of colours on a shelf. A family stays when its last product leaves.
create table shelf_colour (
  shelf_id integer not null references shelf on delete cascade,
  colour text not null,
  primary key (shelf_id, colour)
);

create function all_words(content jsonb) returns text
  language sql immutable parallel safe
  return (select string_agg(value, ' ') from jsonb_each_text(content));

create function index_products(changed integer[]) returns void language sql as $$
  delete from product_search s using product p where s.product_id = p.id and p.id = any(changed) and not p.is_active;
  with found as materialized (
    select p.id, p.account_id, p.shelf_id,
      search_words(concat_ws(' ', all_words(p.name), b.name, all_words(k.name), (
        select string_agg(all_words(v.label), ' ') from variation v where v.product_id = p.id))) as names,
      search_words(p.reference_code) || array_to_string(search_words(p.reference_code), '')
        || ('/a' || p.account_id) as other,
      array(
        select distinct family from (select colour_family(v.color) as family from variation v where v.product_id = p.id offset 0) v
        where family is not null) as colours
    from product p join brand b on b.id = p.brand_id join category k on k.id = p.category_id
    where p.id = any(changed) and p.is_active
  ), indexed as (
    insert into product_search (product_id, words)
      select id, array_to_tsvector(array(
        select distinct word from unnest(names || other || array(select '/c' || colour from unnest(colours) colour)) word where word <> ''))
      from found
      on conflict (product_id) do update set words = excluded.words where product_search.words <> excluded.words
  ), coloured as (
    insert into shelf_colour (shelf_id, colour)
      select distinct shelf_id, colour from found, unnest(colours) colour order by 1, 2 on conflict do nothing
  )
  insert into search_word (account_id, word)
    select account_id, word from (
      select distinct account_id, word from found, unnest(names) word where length(word) between 4 and 40 and word !~ '\d' order by 1, 2) used
    where not exists (select from search_word known where known.account_id = used.account_id and known.word = used.word)
    on conflict do nothing
$$;

-- A new product is indexed with its first variation: without one it cannot be ordered.
create function index_changed() returns trigger language plpgsql as $$
begin
  perform index_products(array(
    select a.id from added a join removed r on r.id = a.id
    where (a.name, a.reference_code, a.brand_id, a.category_id, a.is_active, a.shelf_id)
      is distinct from (r.name, r.reference_code, r.brand_id, r.category_id, r.is_active, r.shelf_id)));
  return null;
end $$;
create trigger product_reindexed after update on product
  referencing old table as removed new table as added for each statement execute function index_changed();

create function index_variations() returns trigger language plpgsql as $$
begin
  perform index_products(array(select distinct product_id from touched order by product_id));
  return null;
end $$;
create trigger variation_indexed after insert on variation referencing new table as touched for each statement execute function index_variations();
create trigger variation_reindexed after update on variation referencing new table as touched for each statement execute function index_variations();
create trigger variation_unindexed after delete on variation referencing old table as touched for each statement execute function index_variations();

create function index_brand() returns trigger language plpgsql as $$
begin
  insert into search_word (account_id, word)
    select new.account_id, word from unnest(search_words(new.name)) word where length(word) between 4 and 40 and word !~ '\d' order by word
    on conflict do nothing;
  if tg_op = 'UPDATE' then perform index_products(array(select id from product where brand_id = new.id)); end if;
  return null;
end $$;
create trigger brand_indexed after insert on brand for each row execute function index_brand();
create trigger brand_reindexed after update of name on brand for each row when (old.name <> new.name) execute function index_brand();

create function index_category() returns trigger language plpgsql as $$
begin
  perform index_products(array(select id from product where category_id = new.id));
  return null;
end $$;
create trigger category_reindexed after update of name on category for each row when (old.name <> new.name) execute function index_category();

insert into search_word (account_id, word)
  select distinct account_id, word from brand, unnest(search_words(name)) word where length(word) between 4 and 40 and word !~ '\d' order by 1, 2;
select index_products(array(select id from product));
