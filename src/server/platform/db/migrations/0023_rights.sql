-- Accounts of the demo, whose password is public: they sign in only while the demo is on and no other machine connects.
alter table users add column is_demo boolean not null default false;

update users set is_demo = true
where email ~ '@(liftwise|northwind|contoso|fabrikam)\.example$'
  and exists (select from users demo where demo.email = 'provider@liftwise.example');
