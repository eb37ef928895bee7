ALTER TABLE "calls" ADD COLUMN "location" text;
--> statement-breakpoint
-- As foldCall does: the branch that was found last.
UPDATE "calls" SET "location" = "found"."name"
FROM (
	SELECT DISTINCT ON ("account_id", "call_uuid") "account_id", "call_uuid", "heard"."event" #>> '{branch,name}' AS "name"
	FROM "call_events", jsonb_array_elements("payload" -> 'heard') WITH ORDINALITY AS "heard"("event", "place")
	WHERE "kind" = 'flow.moved' AND jsonb_path_exists("payload", '$.heard[*] ? (@.type == "BRANCH_FOUND" && @.branch != null)')
		AND "heard"."event" ->> 'type' = 'BRANCH_FOUND' AND "heard"."event" #>> '{branch,name}' IS NOT NULL
	ORDER BY "account_id", "call_uuid", ("payload" ->> 'step')::int DESC, "heard"."place" DESC
) AS "found"
WHERE "calls"."account_id" = "found"."account_id" AND "calls"."uuid" = "found"."call_uuid";
