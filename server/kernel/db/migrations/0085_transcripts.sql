CREATE TABLE "transcriptions" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"enabled" boolean NOT NULL,
	"dids" text[],
	"language" text,
	"likely" text[] NOT NULL,
	"keeps_secrets" boolean NOT NULL,
	"version" integer NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transcripts" (
	"account_id" integer NOT NULL,
	"sid" text NOT NULL,
	"call_uuid" uuid NOT NULL,
	"state" text NOT NULL,
	"fault" text,
	"recognizer" text,
	"language" text,
	"utterances" jsonb NOT NULL,
	"shares" jsonb,
	"queued_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "transcripts_account_id_sid_pk" PRIMARY KEY("account_id","sid")
);
--> statement-breakpoint
CREATE INDEX "transcripts_call" ON "transcripts" USING btree ("account_id","call_uuid");