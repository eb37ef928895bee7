-- Webhooks that wanted every event go on with those that there were.
UPDATE "integrations" SET "filters" = "filters" || '{"kinds":["call.started","call.answered","call.ended","call.changed","call.tagged","text.received","text.sent","text.failed","contact.optedOut","number.added","number.removed"]}'::jsonb
WHERE "type" = 'webhook' AND NOT "filters" ? 'kinds';
