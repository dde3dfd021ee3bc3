-- The camera's movement while it recorded, as the browser has measured it, in heights of the picture; null: not known.
alter table videos add column camera_motion double precision check (camera_motion >= 0);
