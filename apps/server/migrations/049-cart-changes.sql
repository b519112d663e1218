-- Carts change in many ways: cells, imports, price lists, orders. A trigger tells the retailer's open windows of all of them.
create function announce_cart() returns trigger language plpgsql as $$
begin
  perform pg_notify('vitrine', 'carts:' || coalesce(new.retailer_id, old.retailer_id));
  return null;
end
$$;
create trigger cart_announced after insert or update or delete on cart for each row execute function announce_cart();
