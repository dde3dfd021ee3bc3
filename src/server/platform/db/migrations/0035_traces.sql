-- Trace of the call that made a job, in W3C trace context, so that the job continues it. null: nothing is traced.
alter table jobs add column traceparent text;
