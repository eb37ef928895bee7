ALTER TABLE "calls" ADD COLUMN "web_device" text;--> statement-breakpoint
-- As foldCall does: calls through several menus had the name of the first key only.
UPDATE "calls" SET "ivr_name" = "named"."names"
FROM "calls" AS "several" CROSS JOIN LATERAL (
	SELECT string_agg(replace("key"."name", '›', '>'), ' › ' ORDER BY ("payload" ->> 'step')::int, "key"."place") AS "names"
	FROM "call_events", jsonb_array_elements_text("payload" -> 'pressed') WITH ORDINALITY AS "key"("name", "place")
	WHERE "call_events"."account_id" = "several"."account_id" AND "call_uuid" = "several"."uuid" AND "kind" = 'flow.moved'
) AS "named"
WHERE length("several"."ivr") > 1 AND "named"."names" IS NOT NULL
	AND "calls"."account_id" = "several"."account_id" AND "calls"."id" = "several"."id";
