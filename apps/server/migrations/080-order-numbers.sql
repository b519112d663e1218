-- Every account numbers its orders by itself: 1, 2, 3, without a gap.
create table order_counter (
  account_id integer primary key references account,
  last integer not null check (last > 0)
);

-- The orders of before, in the order in which they were sent.
alter table purchase_order add column number integer;
update purchase_order placed set number = counted.number
  from (select id, row_number() over (partition by account_id order by created_at, id)::int as number from purchase_order) counted
  where counted.id = placed.id;
insert into order_counter (account_id, last) select account_id, max(number) from purchase_order group by account_id;
alter table purchase_order alter column number set not null;
create unique index purchase_order_number on purchase_order (account_id, number);

-- The counter stays locked until the order is committed, so a transaction that fails leaves no gap. An order that comes with its number,
-- as from the journal, keeps it.
create function number_order() returns trigger language plpgsql as $$
begin
  insert into order_counter as counter (account_id, last) values (new.account_id, coalesce(new.number, 1))
    on conflict (account_id) do update set last = case when new.number is null then counter.last + 1 else greatest(counter.last, new.number) end
    returning coalesce(new.number, counter.last) into new.number;
  return new;
end $$;
create trigger number_order before insert on purchase_order for each row execute function number_order();
