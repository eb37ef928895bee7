CREATE TABLE "campaign_exclusions" (
	"account_id" integer NOT NULL,
	"campaign_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"msisdn" text NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "campaign_exclusions_account_id_campaign_id_position_pk" PRIMARY KEY("account_id","campaign_id","position")
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"account_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'saved' NOT NULL,
	"pause_reason" text,
	"sender" text,
	"content" text NOT NULL,
	"lists" uuid[] NOT NULL,
	"numbers" text[] NOT NULL,
	"country" text,
	"missing" jsonb NOT NULL,
	"opt_out_text" text NOT NULL,
	"start_at" timestamp with time zone,
	"hours" jsonb,
	"canary" jsonb,
	"skip_unrated" boolean NOT NULL,
	"quote_id" uuid,
	"targets" integer,
	"concatenation" integer,
	"cost" integer,
	"payer_id" integer,
	"in_list" integer DEFAULT 0 NOT NULL,
	"canary_done" boolean DEFAULT false NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "campaigns_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "campaigns_accountId_code_unique" UNIQUE("account_id","code")
);
--> statement-breakpoint
CREATE TABLE "sms_contacts" (
	"account_id" integer NOT NULL,
	"list_id" uuid NOT NULL,
	"msisdn" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"fields" jsonb NOT NULL,
	"country" text,
	"landline" boolean DEFAULT false NOT NULL,
	CONSTRAINT "sms_contacts_account_id_list_id_msisdn_pk" PRIMARY KEY("account_id","list_id","msisdn")
);
--> statement-breakpoint
CREATE TABLE "sms_lists" (
	"account_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"fields" text[] DEFAULT '{}' NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"contacts_version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "sms_lists_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "sms_lists_accountId_name_unique" UNIQUE("account_id","name")
);
--> statement-breakpoint
CREATE TABLE "sms_quotes" (
	"account_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"quote" jsonb NOT NULL,
	"hashes" jsonb NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "sms_quotes_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "consent_entries" (
	"account_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"msisdn" text NOT NULL,
	"change" text NOT NULL,
	"source" text NOT NULL,
	"evidence" text NOT NULL,
	"message_id" uuid,
	"campaign_id" uuid,
	"did" text DEFAULT '' NOT NULL,
	"user_name" text DEFAULT '' NOT NULL,
	"stamp" timestamp with time zone NOT NULL,
	CONSTRAINT "consent_entries_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "conversation_reads" (
	"account_id" integer NOT NULL,
	"conversation_id" uuid NOT NULL,
	"user_id" integer NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversation_reads_account_id_conversation_id_user_id_pk" PRIMARY KEY("account_id","conversation_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"account_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"did" text NOT NULL,
	"msisdn" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"assignee_id" integer,
	"review" boolean DEFAULT false NOT NULL,
	"last_message_id" uuid NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"last_inbound_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "conversations_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "conversations_accountId_did_msisdn_unique" UNIQUE("account_id","did","msisdn")
);
--> statement-breakpoint
CREATE TABLE "message_events" (
	"account_id" integer NOT NULL,
	"message_id" uuid NOT NULL,
	"key" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"error" text,
	"remote_id" text,
	CONSTRAINT "message_events_account_id_message_id_key_pk" PRIMARY KEY("account_id","message_id","key")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"account_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"direction" text NOT NULL,
	"kind" text,
	"did" text NOT NULL,
	"msisdn" text NOT NULL,
	"content" text NOT NULL,
	"segments" smallint NOT NULL,
	"encoding" text NOT NULL,
	"media" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text NOT NULL,
	"error" text,
	"remote_id" text,
	"charge" integer,
	"currency" text,
	"payer_id" integer,
	"refundable" boolean DEFAULT false NOT NULL,
	"refunded" boolean DEFAULT false NOT NULL,
	"campaign_id" uuid,
	"exempt" boolean DEFAULT false NOT NULL,
	"user_name" text DEFAULT '' NOT NULL,
	"stamp" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"claimed_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "messages_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "opt_outs" (
	"account_id" integer NOT NULL,
	"msisdn" text NOT NULL,
	"entry_id" uuid NOT NULL,
	"stamp" timestamp with time zone NOT NULL,
	CONSTRAINT "opt_outs_account_id_msisdn_pk" PRIMARY KEY("account_id","msisdn")
);
--> statement-breakpoint
CREATE TABLE "received_messages" (
	"remote_id" text PRIMARY KEY NOT NULL,
	"stored_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sender_buckets" (
	"account_id" integer NOT NULL,
	"sender" text NOT NULL,
	"tokens" double precision NOT NULL,
	"filled_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sender_buckets_account_id_sender_pk" PRIMARY KEY("account_id","sender")
);
--> statement-breakpoint
CREATE TABLE "sms_applications" (
	"account_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"did" text NOT NULL,
	"auto_reply" text NOT NULL,
	"forward_email" text,
	"keywords" jsonb NOT NULL,
	"help_reply" text NOT NULL,
	"assignee_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "sms_applications_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "sms_applications_accountId_did_unique" UNIQUE("account_id","did")
);
--> statement-breakpoint
CREATE TABLE "sms_senders" (
	"account_id" integer NOT NULL,
	"sender" text NOT NULL,
	"countries" text[],
	"segments_per_second" double precision NOT NULL,
	"registered_by" text NOT NULL,
	CONSTRAINT "sms_senders_account_id_sender_pk" PRIMARY KEY("account_id","sender")
);
--> statement-breakpoint
CREATE TABLE "credit_entries" (
	"account_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"balance" integer NOT NULL,
	"currency" text NOT NULL,
	"used_by_id" integer NOT NULL,
	"campaign_id" uuid,
	"messages" integer DEFAULT 0 NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"user_name" text DEFAULT '' NOT NULL,
	"stamp" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_entries_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "sms_credits" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"balance" integer NOT NULL,
	"currency" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_rates" (
	"account_id" integer NOT NULL,
	"country" text NOT NULL,
	"price" integer NOT NULL,
	"refunds_undelivered" boolean DEFAULT false NOT NULL,
	CONSTRAINT "sms_rates_account_id_country_pk" PRIMARY KEY("account_id","country")
);
--> statement-breakpoint
ALTER TABLE "local_carrier_numbers" ADD COLUMN "sms_url" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "campaigns_account_id_created_at_index" ON "campaigns" USING btree ("account_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "campaigns_running" ON "campaigns" USING btree ("status") WHERE status in ('scheduled', 'sending', 'paused');--> statement-breakpoint
CREATE INDEX "sms_quotes_account_id_campaign_id_index" ON "sms_quotes" USING btree ("account_id","campaign_id");--> statement-breakpoint
CREATE INDEX "consent_entries_account_id_msisdn_stamp_index" ON "consent_entries" USING btree ("account_id","msisdn","stamp");--> statement-breakpoint
CREATE INDEX "consent_of_campaign" ON "consent_entries" USING btree ("account_id","campaign_id") WHERE campaign_id is not null;--> statement-breakpoint
CREATE INDEX "conversations_account_id_last_at_index" ON "conversations" USING btree ("account_id","last_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "messages_account_id_did_msisdn_stamp_index" ON "messages" USING btree ("account_id","did","msisdn","stamp" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "messages_due" ON "messages" USING btree ("account_id","did","due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "messages_unsettled" ON "messages" USING btree ("claimed_at") WHERE state in ('sending', 'sent', 'unknown');--> statement-breakpoint
CREATE INDEX "messages_of_campaign" ON "messages" USING btree ("account_id","campaign_id","state") WHERE campaign_id is not null;--> statement-breakpoint
CREATE INDEX "messages_received" ON "messages" USING btree ("account_id","did","stamp") WHERE direction = 'inbound';--> statement-breakpoint
CREATE INDEX "messages_sent_to" ON "messages" USING btree ("account_id","msisdn","stamp" DESC NULLS LAST) WHERE campaign_id is not null;--> statement-breakpoint
CREATE INDEX "credit_entries_account_id_stamp_id_index" ON "credit_entries" USING btree ("account_id","stamp" DESC NULLS LAST,"id");