-- When a segment of an event is on. Without dates it is on for as long as staff leave it open.
alter table event_segment
  add column starts_on date,
  -- Its last day; null for a segment of one day.
  add column ends_on date,
  add constraint event_segment_dates check (ends_on is null or (starts_on is not null and starts_on <= ends_on));

-- The last day of a segment has passed.
create function is_over(s event_segment) returns boolean
  language sql stable parallel safe
  return coalesce(coalesce(s.ends_on, s.starts_on) < current_date, false);

-- The event of a segment shows it: staff have opened it, and it is not over.
create function is_open(s event_segment) returns boolean
  language sql stable parallel safe
  return s.is_active_event and not is_over(s);

-- Visitors see a segment: it is open, or it is of no event and not over.
create function is_visible(s event_segment) returns boolean
  language sql stable parallel safe
  return (s.is_active_event or s.event_id is null) and not is_over(s);
