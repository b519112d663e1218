-- A day is a day of the account's time zone: whether it is over depends on the day that it is for the account, which the caller says.
-- The functions of the same names without a day serve processes of the version before.

-- The last day of a segment has passed.
create function is_over(s event_segment, today date) returns boolean
  language sql immutable parallel safe
  return coalesce(coalesce(s.ends_on, s.starts_on) < today, false);

-- The event of a segment shows it: staff have opened it, and it is not over.
create function is_open(s event_segment, today date) returns boolean
  language sql immutable parallel safe
  return s.is_active_event and not is_over(s, today);

-- Visitors see a segment: it is open, or it is of no event and not over.
create function is_visible(s event_segment, today date) returns boolean
  language sql immutable parallel safe
  return (s.is_active_event or s.event_id is null) and not is_over(s, today);

-- Visitors see a campaign page on a day.
create function is_shown(p page, today date) returns boolean
  language sql immutable parallel safe
  return coalesce(p.shown_from <= today, true) and coalesce(p.shown_until >= today, true);
