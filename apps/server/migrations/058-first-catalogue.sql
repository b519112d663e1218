-- What a brand needs before it can enter a product: categories and runs of sizes. A new account gets these.
create function add_first_catalogue(account integer) returns void language sql as $$
  insert into category (account_id, name, slug, image)
  select account, jsonb_build_object('en', en, 'pt_BR', pt), slug, '/media/drawn/cover.f4efe9-' || colour || '.' || seed || '.square/{w}.webp'
  from (values
    ('dresses', 'Dresses', 'Vestidos', 'b5573a', 101),
    ('tops', 'Tops & Shirts', 'Blusas e Camisas', '8fb3c4', 102),
    ('trousers', 'Trousers & Denim', 'Calças e Jeans', '7d8a5c', 103),
    ('skirts', 'Skirts', 'Saias', '9c2f2f', 104),
    ('knitwear', 'Knitwear', 'Tricô', 'd8c3a0', 105),
    ('coats', 'Coats & Jackets', 'Casacos e Jaquetas', 'b98b5a', 106),
    ('swimwear', 'Swimwear', 'Moda Praia', '1aa6b7', 107),
    ('shoes', 'Shoes', 'Calçados', '7a4b32', 108),
    ('bags', 'Bags', 'Bolsas', '2f2a26', 109),
    ('accessories', 'Accessories', 'Acessórios', 'd9a441', 110),
    ('jewellery', 'Jewellery', 'Joias', 'd9b98c', 111),
    ('fragrance', 'Fragrance', 'Perfumaria', 'c9a97c', 112),
    ('skincare', 'Skincare', 'Cuidados com a Pele', 'b8c9b0', 113),
    ('makeup', 'Make-up', 'Maquiagem', '8e2438', 114),
    ('home', 'Home', 'Casa', 'a89f94', 115)
  ) as first (slug, en, pt, colour, seed);
  insert into size (account_id, run, name, position)
  select account, run, name, place
  from (values
    ('letters', array['XS', 'S', 'M', 'L', 'XL', 'XXL']),
    ('numbers', array['34', '36', '38', '40', '42', '44', '46', '48']),
    ('shoes', array['35', '36', '37', '38', '39', '40', '41', '42', '43', '44', '45']),
    ('children', array['2', '4', '6', '8', '10', '12', '14']),
    ('belts', array['75', '80', '85', '90', '95']),
    ('one', array['One size']),
    ('millilitres', array['15 ml', '30 ml', '50 ml', '100 ml', '200 ml'])
  ) as first (run, names), unnest(names) with ordinality as named (name, place);
$$;

-- Accounts of earlier versions in which no brand could enter a product.
select add_first_catalogue(id) from account
where not exists (select from category where account_id = account.id) and not exists (select from size where account_id = account.id);
refresh materialized view drawn_picture;
