-- Who carries a shipment, in the words of its brand, and where it can be followed.
alter table order_shipment add column carrier text;
alter table order_shipment add column tracking_url text;
