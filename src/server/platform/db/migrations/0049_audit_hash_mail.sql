-- The hashes of the audit logs are a mail like every other: on behalf of an account of the provider.
update jobs j set kind = 'mail.auditHashes', user_id = (
  select u.id from users u
  where u.client_id = j.client_id and u.type = 'PROVIDER_SUPER_USER' and u.deleted_at is null
  order by u.id limit 1)
where j.kind = 'sendAuditHashes';
