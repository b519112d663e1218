-- The recipes of drawn pictures that rows name. Nothing else is drawn: drawing takes seconds of processor time, and anybody can write a recipe.
-- The seed refreshes it, for only the demo's rows name drawn pictures.
create materialized view drawn_picture as
with paths as (
  select picture as path from product_image
  union all select texture from variation
  union all select image from order_line
  union all select list_image from collection
  union all select image from size_chart
  union all select image from category
  union all select logo from event
  union all select unnest(array[logo, image, image_mobile]) from hero
  union all select logo from retailer
  union all select unnest(array[logo, list_image, cover_image]) from brand
  union all select unnest(array[logo, logo_dark]) from account
  union all select unnest(array[logo, logo_dark]) from account_branding_history
), documents as (
  select page::text as document from brand
  union all select page_draft::text from brand
  union all select landing::text from account
), found as (
  select path from paths where path like '/media/drawn/%'
  union all select (regexp_matches(document, '/media/drawn/[^"]+', 'g'))[1] from documents
)
select distinct split_part(split_part(path, '/', 4), '.svg', 1) collate "C" as recipe from found;
create unique index drawn_picture_recipe on drawn_picture (recipe);
