-- SHA-256 of the call's input: the same key with another input is refused. Null: the key is older than this column.
alter table idempotency_keys add column input_hash text;
