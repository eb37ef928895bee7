CREATE TABLE "message_media" (
	"account_id" integer NOT NULL,
	"message_id" uuid NOT NULL,
	"index" smallint NOT NULL,
	"url" text,
	"state" text DEFAULT 'fetching' NOT NULL,
	"type" text NOT NULL,
	"bytes" integer,
	"refusal" text,
	"stored_as" text,
	CONSTRAINT "message_media_account_id_message_id_index_pk" PRIMARY KEY("account_id","message_id","index")
);
--> statement-breakpoint
-- Nothing fetched these, and the carrier no longer has all of them.
INSERT INTO "message_media" ("account_id", "message_id", "index", "url", "state", "type")
SELECT "account_id", "id", "medium"."place" - 1, "medium"."told" ->> 'url', 'lost', "medium"."told" ->> 'type'
FROM "messages" CROSS JOIN LATERAL jsonb_array_elements("media") WITH ORDINALITY AS "medium"("told", "place");--> statement-breakpoint
ALTER TABLE "messages" DROP COLUMN "media";