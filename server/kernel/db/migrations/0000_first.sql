CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "account_tree" (
	"ancestor_id" integer NOT NULL,
	"descendant_id" integer NOT NULL,
	"depth" integer NOT NULL,
	CONSTRAINT "account_tree_ancestor_id_descendant_id_pk" PRIMARY KEY("ancestor_id","descendant_id")
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 20001 CACHE 1),
	"parent_id" integer,
	"name" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"type" text NOT NULL,
	"country" text DEFAULT 'AU' NOT NULL,
	"timezone" text DEFAULT 'Australia/Sydney' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"account_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" integer,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"address" text,
	CONSTRAINT "audit_log_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"account_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"user_id" integer NOT NULL,
	"generation" integer DEFAULT 1 NOT NULL,
	"rotated_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"last_seen_at" timestamp with time zone NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "themes" (
	"host" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"white_label" boolean DEFAULT true NOT NULL,
	"title" text NOT NULL,
	"logo" text,
	"icon" text,
	"login_image" text,
	"support_url" text,
	"terms_url" text,
	"colours" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"account_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text,
	"mobile" text,
	"allow" jsonb NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"timezone" text NOT NULL,
	"locale" text DEFAULT 'en-GB' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "call_directory" (
	"call_sid" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"call_uuid" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "call_events" (
	"account_id" integer NOT NULL,
	"call_uuid" uuid NOT NULL,
	"key" text NOT NULL,
	"seq" bigserial NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	CONSTRAINT "call_events_account_id_call_uuid_key_pk" PRIMARY KEY("account_id","call_uuid","key")
);
--> statement-breakpoint
CREATE TABLE "calls" (
	"account_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"uuid" uuid NOT NULL,
	"date_start" timestamp with time zone NOT NULL,
	"date_stop" timestamp with time zone,
	"t15" integer NOT NULL,
	"duration" integer DEFAULT 0 NOT NULL,
	"talk_time" integer DEFAULT 0 NOT NULL,
	"state" smallint NOT NULL,
	"status" smallint,
	"direction" smallint NOT NULL,
	"caller" text,
	"area" text,
	"country" text,
	"first_time" boolean NOT NULL,
	"tracking_number" text NOT NULL,
	"tracking_name" text NOT NULL,
	"tracking_source" text NOT NULL,
	"web_source" text,
	"web_medium" text,
	"target" text,
	"ivr" text,
	"ivr_name" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"score" integer DEFAULT 0 NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"audio" boolean DEFAULT false NOT NULL,
	"flow_id" uuid,
	"flow_version" integer,
	"route" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "calls_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "calls_accountId_uuid_unique" UNIQUE("account_id","uuid")
);
--> statement-breakpoint
CREATE TABLE "live_calls" (
	"account_id" integer NOT NULL,
	"call_uuid" uuid NOT NULL,
	"flow_id" uuid NOT NULL,
	"flow_version" integer NOT NULL,
	"snapshot" jsonb NOT NULL,
	"step" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "live_calls_account_id_call_uuid_pk" PRIMARY KEY("account_id","call_uuid")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"account_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "outbox_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "recordings" (
	"account_id" integer NOT NULL,
	"call_uuid" uuid NOT NULL,
	"sid" text NOT NULL,
	"source_url" text NOT NULL,
	"stored_as" text,
	"seconds" integer NOT NULL,
	"channels" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recordings_account_id_sid_pk" PRIMARY KEY("account_id","sid")
);
--> statement-breakpoint
CREATE TABLE "webhook_replies" (
	"account_id" integer NOT NULL,
	"key" text NOT NULL,
	"reply" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_replies_account_id_key_pk" PRIMARY KEY("account_id","key")
);
--> statement-breakpoint
CREATE TABLE "call_tags" (
	"account_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"color" text NOT NULL,
	CONSTRAINT "call_tags_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "call_tags_accountId_name_unique" UNIQUE("account_id","name")
);
--> statement-breakpoint
CREATE TABLE "did_directory" (
	"did" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flow_turns" (
	"account_id" integer NOT NULL,
	"flow_id" uuid NOT NULL,
	"node_id" text NOT NULL,
	"turn" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "flow_turns_account_id_flow_id_node_id_pk" PRIMARY KEY("account_id","flow_id","node_id")
);
--> statement-breakpoint
CREATE TABLE "flow_versions" (
	"account_id" integer NOT NULL,
	"flow_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"document" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_by" text,
	CONSTRAINT "flow_versions_account_id_flow_id_version_pk" PRIMARY KEY("account_id","flow_id","version")
);
--> statement-breakpoint
CREATE TABLE "flows" (
	"account_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"draft" jsonb NOT NULL,
	"draft_version" integer DEFAULT 1 NOT NULL,
	"published_version" integer,
	"changed" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text,
	CONSTRAINT "flows_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "numbers" (
	"account_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"did" text NOT NULL,
	"name" text NOT NULL,
	"source" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"type" text NOT NULL,
	"country" text NOT NULL,
	"area" text,
	"action" text DEFAULT 'hangup' NOT NULL,
	"action_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "numbers_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "numbers_accountId_did_unique" UNIQUE("account_id","did")
);
--> statement-breakpoint
CREATE TABLE "login_attempts" (
	"subject" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"window_start" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"purpose" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "flow_versions" ADD CONSTRAINT "flow_versions_account_id_flow_id_flows_account_id_id_fk" FOREIGN KEY ("account_id","flow_id") REFERENCES "public"."flows"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_tree_descendant_id_index" ON "account_tree" USING btree ("descendant_id");--> statement-breakpoint
CREATE INDEX "calls_account_date" ON "calls" USING btree ("account_id","date_start" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "calls_date" ON "calls" USING btree ("date_start" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "calls_account_caller" ON "calls" USING btree ("account_id","caller","date_start" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "calls_search_trgm" ON "calls" USING gin ((coalesce("caller", '') || ' ' || coalesce("target", '') || ' ' || "tracking_number" || ' ' || "tracking_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "recordings_account_id_call_uuid_index" ON "recordings" USING btree ("account_id","call_uuid");--> statement-breakpoint
CREATE INDEX "numbers_account_id_action_id_index" ON "numbers" USING btree ("account_id","action_id");