CREATE TABLE "smpp_fragments" (
	"key" text NOT NULL,
	"part" smallint NOT NULL,
	"content" text NOT NULL,
	"id" uuid NOT NULL,
	"stored_at" timestamp with time zone NOT NULL,
	CONSTRAINT "smpp_fragments_key_part_pk" PRIMARY KEY("key","part")
);
--> statement-breakpoint
CREATE TABLE "smpp_parts" (
	"account_id" integer NOT NULL,
	"message_id" uuid NOT NULL,
	"part" smallint NOT NULL,
	"parts" smallint NOT NULL,
	"remote_id" text NOT NULL,
	"kind" text,
	"stored_at" timestamp with time zone NOT NULL,
	CONSTRAINT "smpp_parts_account_id_message_id_part_pk" PRIMARY KEY("account_id","message_id","part")
);
--> statement-breakpoint
CREATE TABLE "smpp_receipts" (
	"remote_id" text NOT NULL,
	"kind" text NOT NULL,
	"error" text,
	"stored_at" timestamp with time zone NOT NULL,
	CONSTRAINT "smpp_receipts_remote_id_kind_pk" PRIMARY KEY("remote_id","kind")
);
--> statement-breakpoint
CREATE TABLE "smpp_texts" (
	"key" text PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"session" uuid NOT NULL,
	"answered_at" timestamp with time zone,
	"stored_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "smpp_parts_remote_id_index" ON "smpp_parts" USING btree ("remote_id");--> statement-breakpoint
CREATE INDEX "smpp_receipts_stored_at_index" ON "smpp_receipts" USING btree ("stored_at");