-- Webhooks that wanted every event go on with those that there were.
UPDATE "integrations" SET "filters" = "filters" || '{"kinds":["call.started","call.ended","call.changed","call.tagged","text.received"]}'::jsonb
WHERE "type" = 'webhook' AND NOT "filters" ? 'kinds';
