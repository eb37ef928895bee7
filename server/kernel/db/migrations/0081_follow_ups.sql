CREATE TABLE "follow_up_texts" (
	"account_id" integer NOT NULL,
	"call_uuid" uuid NOT NULL,
	"follow_up_account_id" integer NOT NULL,
	"follow_up_id" uuid NOT NULL,
	"did" text NOT NULL,
	"msisdn" text,
	"ended_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"due_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"message_id" uuid,
	CONSTRAINT "follow_up_texts_account_id_call_uuid_follow_up_id_pk" PRIMARY KEY("account_id","call_uuid","follow_up_id")
);
--> statement-breakpoint
CREATE TABLE "follow_ups" (
	"account_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"all_numbers" boolean NOT NULL,
	"dids" text[] DEFAULT '{}' NOT NULL,
	"match" text NOT NULL,
	"conditions" jsonb NOT NULL,
	"delay_minutes" integer NOT NULL,
	"content" text NOT NULL,
	"sender" text,
	"hours" jsonb,
	"quiet_days" integer NOT NULL,
	"sub_accounts" boolean NOT NULL,
	"enabled" boolean NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "follow_ups_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE INDEX "follow_up_texts_due" ON "follow_up_texts" USING btree ("due_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "follow_up_texts_sent" ON "follow_up_texts" USING btree ("account_id","msisdn","decided_at") WHERE state = 'sent';--> statement-breakpoint
CREATE INDEX "follow_up_texts_message" ON "follow_up_texts" USING btree ("account_id","message_id") WHERE message_id is not null;--> statement-breakpoint
CREATE INDEX "follow_up_texts_follow_up_account_id_follow_up_id_ended_at_index" ON "follow_up_texts" USING btree ("follow_up_account_id","follow_up_id","ended_at");