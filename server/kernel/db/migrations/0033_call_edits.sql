CREATE TABLE "call_bulk_edits" (
	"account_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"calls" bigint[] NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "call_bulk_edits_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "call_tags" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;