-- By how many working days a request was put off: when holidays move its days, the extension is counted again from there,
-- and what the calendar was on that day is not known any more (docs/decisions/0044).

alter table document_requests add column extension_days integer check (extension_days between 1 and 20);
comment on column document_requests.extension_days is 'working days between due_on and extended_to when it was put off';
