-- The whole order of what a card lists, its last resort included: read in order, nothing has to be sorted product by product.
drop index variation_of_product;
create index variation_of_product on variation (product_id, position, id);
drop index product_image_of_product;
create index product_image_of_product on product_image (product_id, position, id);
drop index product_image_of_variation;
create index product_image_of_variation on product_image (variation_id, position, id);
