-- Staff look at the shop as a person does: a session of that person which changes nothing.
alter table session add column viewed_by integer references member on delete cascade;
-- The stage that the shop is shown in, if it is not the retailer's own.
alter table session add column viewed_stage text check (viewed_stage in ('pre_register', 'in_review', 'pending', 'approved'));

alter table one_time_token drop constraint one_time_token_purpose_check;
alter table one_time_token add constraint one_time_token_purpose_check
  check (purpose in ('recovery', 'define', 'download', 'handoff', 'digest', 'view'));
