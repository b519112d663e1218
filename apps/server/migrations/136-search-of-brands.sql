-- Brands are found by what they sell: tags, categories, and names and materials of products, in every language that the account has words in.

-- What the account calls one of its tags, in every language.
create function tag_words(tag text, names jsonb) returns text
  language sql immutable parallel safe
  return concat_ws(' ', tag, all_words(names -> tag));

-- The facts of a product, such as its material, in every language.
create function detail_words(details jsonb) returns text
  language sql immutable parallel safe
  return (select string_agg(fact #>> '{}', ' ') from jsonb_path_query(details, '$[*].*') fact);

-- Of the words of a product those that say what it is. Its brand and its colours are left out: every brand sells black.
alter table product_search add column brand_id integer references brand on delete cascade;
alter table product_search add column sold tsvector not null default '';

-- One line for each brand: its name, and the words of all that it has on show. Like the lines of products, each has its account as a lexeme.
create table brand_search (
  brand_id integer primary key references brand on delete cascade,
  words tsvector not null default '',
  -- Something that the words depend on has changed. They are read again once, at the end of the transaction.
  is_stale boolean not null default true
);
create index brand_search_words on brand_search using gin (words) with (fastupdate = off);

create or replace function index_products(changed integer[]) returns void language sql as $$
  delete from product_search s using product p where s.product_id = p.id and p.id = any(changed) and not p.is_active;
  with found as materialized (
    select p.id, p.account_id, p.brand_id, p.shelf_id,
      search_words(concat_ws(' ', all_words(p.name), all_words(k.name), detail_words(p.details), (
        select string_agg(tag_words(tag, a.names), ' ') from unnest(p.tags) tag))) as sold,
      search_words(concat_ws(' ', b.name, (
        select string_agg(all_words(v.label), ' ') from variation v where v.product_id = p.id))) as names,
      search_words(p.reference_code) || array_to_string(search_words(p.reference_code), '')
        || ('/a' || p.account_id) as other,
      array(
        select distinct family from (select colour_family(v.color) as family from variation v where v.product_id = p.id offset 0) v
        where family is not null) as colours
    from product p join account a on a.id = p.account_id join brand b on b.id = p.brand_id join category k on k.id = p.category_id
    where p.id = any(changed) and p.is_active
  ), indexed as (
    insert into product_search (product_id, brand_id, sold, words)
      select id, brand_id,
        array_to_tsvector(array(select distinct word from unnest(sold) word where word <> '')),
        array_to_tsvector(array(
          select distinct word from unnest(sold || names || other || array(select '/c' || colour from unnest(colours) colour)) word where word <> ''))
      from found
      on conflict (product_id) do update set words = excluded.words, brand_id = excluded.brand_id, sold = excluded.sold
        where (product_search.words, product_search.brand_id, product_search.sold) is distinct from (excluded.words, excluded.brand_id, excluded.sold)
  ), coloured as (
    insert into shelf_colour (shelf_id, colour)
      select distinct shelf_id, colour from found, unnest(colours) colour order by 1, 2 on conflict do nothing
  )
  insert into search_word (account_id, word)
    select account_id, word from (
      select distinct account_id, word from found, unnest(sold || names) word where length(word) between 4 and 40 and word !~ '\d' order by 1, 2) used
    where not exists (select from search_word known where known.account_id = used.account_id and known.word = used.word)
    on conflict do nothing
$$;

create or replace function index_changed() returns trigger language plpgsql as $$
begin
  perform index_products(array(
    select a.id from added a join removed r on r.id = a.id
    where (a.name, a.reference_code, a.brand_id, a.category_id, a.is_active, a.shelf_id, a.tags, a.details)
      is distinct from (r.name, r.reference_code, r.brand_id, r.category_id, r.is_active, r.shelf_id, r.tags, r.details)));
  return null;
end $$;

-- Brands in the order of their ids, so that two writers wait for each other and do not lock each other out.
create function read_brands_again(brands integer[]) returns void language sql as $$
  with stale as (select brand_id from brand_search where brand_id = any(brands) and not is_stale order by brand_id for update)
  update brand_search b set is_stale = true from stale where b.brand_id = stale.brand_id
$$;

create function read_brand() returns trigger language plpgsql as $$
declare
  own text[];
begin
  -- A later change of the same transaction finds the words read already.
  if not exists (select from brand_search where brand_id = new.brand_id and is_stale) then return null; end if;
  select search_words(concat_ws(' ', b.name,
      (select string_agg(tag_words(tag, a.names), ' ') from unnest(b.tags) tag),
      (select string_agg(all_words(k.name), ' ') from brand_category bc join category k on k.id = bc.category_id where bc.brand_id = b.id)))
    into own from brand b join account a on a.id = b.account_id where b.id = new.brand_id;
  insert into search_word (account_id, word)
    select b.account_id, word from brand b, unnest(own) word
    where b.id = new.brand_id and length(word) between 4 and 40 and word !~ '\d' order by word
    on conflict do nothing;
  update brand_search set is_stale = false, words = array_to_tsvector(array(
    select word from unnest(own) word where word <> ''
    union select '/a' || account_id from brand where id = new.brand_id
    union select word from product_search s
      join product p on p.id = s.product_id
      join collection c on c.id = p.collection_id and c.is_active, unnest(tsvector_to_array(s.sold)) word
      where s.brand_id = new.brand_id))
    where brand_id = new.brand_id;
  return null;
end $$;
create constraint trigger brand_read after insert or update of is_stale on brand_search
  deferrable initially deferred for each row when (new.is_stale) execute function read_brand();

create function brands_of_added() returns trigger language plpgsql as $$
begin
  perform read_brands_again(array(
    select distinct a.brand_id from added a join brand_search b on b.brand_id = a.brand_id
    where not tsvector_to_array(b.words) @> tsvector_to_array(a.sold)));
  return null;
end $$;
create function brands_of_removed() returns trigger language plpgsql as $$
begin
  perform read_brands_again(array(select distinct brand_id from removed));
  return null;
end $$;
create trigger product_search_added after insert on product_search referencing new table as added for each statement execute function brands_of_added();
create trigger product_search_changed after update on product_search referencing old table as removed for each statement execute function brands_of_removed();
create trigger product_search_renewed after update on product_search referencing new table as added for each statement execute function brands_of_added();
create trigger product_search_removed after delete on product_search referencing old table as removed for each statement execute function brands_of_removed();

create or replace function index_brand() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into brand_search (brand_id) values (new.id);
    return null;
  end if;
  perform read_brands_again(array[new.id]);
  if old.name <> new.name then perform index_products(array(select id from product where brand_id = new.id)); end if;
  return null;
end $$;
drop trigger brand_reindexed on brand;
create trigger brand_reindexed after update of name, tags on brand for each row
  when (old.name <> new.name or old.tags <> new.tags) execute function index_brand();

create function brands_of_categories() returns trigger language plpgsql as $$
begin
  perform read_brands_again(array(select distinct brand_id from touched));
  return null;
end $$;
create trigger brand_category_added after insert on brand_category referencing new table as touched for each statement execute function brands_of_categories();
create trigger brand_category_removed after delete on brand_category referencing old table as touched for each statement execute function brands_of_categories();

create or replace function index_category() returns trigger language plpgsql as $$
begin
  perform index_products(array(select id from product where category_id = new.id));
  perform read_brands_again(array(select brand_id from brand_category where category_id = new.id));
  return null;
end $$;

create function index_collection() returns trigger language plpgsql as $$
begin
  perform read_brands_again(array[new.brand_id]);
  return null;
end $$;
create trigger collection_reindexed after update of is_active on collection for each row
  when (old.is_active <> new.is_active) execute function index_collection();

create function index_names() returns trigger language plpgsql as $$
begin
  perform index_products(array(select id from product where account_id = new.id and tags <> '{}'));
  perform read_brands_again(array(select id from brand where account_id = new.id and tags <> '{}'));
  return null;
end $$;
create trigger account_names_reindexed after update of names on account for each row
  when (old.names <> new.names) execute function index_names();

insert into brand_search (brand_id) select id from brand;
select index_products(array(select id from product));
set constraints brand_read immediate;

