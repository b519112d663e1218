-- Which version of its order an entry of the timeline made: who saw an older one is told what changed since. Null in older entries.
alter table order_event add column version integer;
