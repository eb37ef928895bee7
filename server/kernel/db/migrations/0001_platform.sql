CREATE TABLE "files" (
	"account_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "files_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "mail_settings" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"from_address" text NOT NULL,
	"reply_to" text,
	"host" text NOT NULL,
	"port" integer NOT NULL,
	"tls" text NOT NULL,
	"username" text,
	"password" text,
	"verified_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_templates" (
	"account_id" integer NOT NULL,
	"type" text NOT NULL,
	"content" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "mail_templates_account_id_type_pk" PRIMARY KEY("account_id","type")
);
--> statement-breakpoint
CREATE TABLE "porting_events" (
	"account_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"request_id" uuid NOT NULL,
	"status" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_id" integer,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "porting_events_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "porting_requests" (
	"account_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"details" jsonb NOT NULL,
	"invoice_id" uuid,
	"scheduled_for" date,
	"user_id" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "porting_requests_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "blocked_callers" (
	"account_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"caller" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"call_uuid" uuid,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blocked_callers_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "blocked_callers_accountId_caller_unique" UNIQUE("account_id","caller")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"account_id" integer NOT NULL,
	"key" text NOT NULL,
	"request" text NOT NULL,
	"answer" jsonb,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_account_id_key_pk" PRIMARY KEY("account_id","key")
);
--> statement-breakpoint
CREATE TABLE "links" (
	"account_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"hash" text NOT NULL,
	"kind" text NOT NULL,
	"user_id" integer,
	"payload" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "links_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "links_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "login_events" (
	"account_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	"address" text NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	CONSTRAINT "login_events_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"account_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"user_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"hash" text NOT NULL,
	"payload" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "one_time_codes_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"account_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"hash" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_account_id_user_id_hash_pk" PRIMARY KEY("account_id","user_id","hash")
);
--> statement-breakpoint
CREATE TABLE "trusted_devices" (
	"account_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"user_id" integer NOT NULL,
	"hash" text NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trusted_devices_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "contacts" (
	"account_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"numbers" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contacts_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "scheduled_reports" (
	"account_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"settings" jsonb NOT NULL,
	"recipients" text[] NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"next_at" timestamp with time zone,
	"last_sent_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "scheduled_reports_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "user_access" (
	"account_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"on_account_id" integer NOT NULL,
	"blocked" boolean DEFAULT false NOT NULL,
	"allow" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "user_access_account_id_user_id_on_account_id_pk" PRIMARY KEY("account_id","user_id","on_account_id")
);
--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "plan" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "category" text DEFAULT 'OTHER' NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "biller_code" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "business" jsonb;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "as_user_id" integer;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "themes" ADD COLUMN "css_url" text;--> statement-breakpoint
ALTER TABLE "themes" ADD COLUMN "style" text DEFAULT 'default' NOT NULL;--> statement-breakpoint
ALTER TABLE "themes" ADD COLUMN "sticky_header" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "themes" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "password_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "two_factor" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "totp_secret" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "totp_last_step" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "two_factor_mobile" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "web_phone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "sip_exten" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "preferences" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "invited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "numbers" ADD COLUMN "custom_ga" text;--> statement-breakpoint
ALTER TABLE "numbers" ADD COLUMN "reply_email" text;--> statement-breakpoint
ALTER TABLE "numbers" ADD COLUMN "voicemail_notify" text DEFAULT 'missed' NOT NULL;--> statement-breakpoint
ALTER TABLE "numbers" ADD COLUMN "carrier_sid" text;--> statement-breakpoint
ALTER TABLE "numbers" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "files_id_index" ON "files" USING btree ("id");--> statement-breakpoint
CREATE INDEX "porting_events_account_id_request_id_index" ON "porting_events" USING btree ("account_id","request_id");--> statement-breakpoint
CREATE INDEX "porting_requests_account_id_updated_at_index" ON "porting_requests" USING btree ("account_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "login_events_account_id_at_index" ON "login_events" USING btree ("account_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "one_time_codes_account_id_user_id_index" ON "one_time_codes" USING btree ("account_id","user_id");--> statement-breakpoint
CREATE INDEX "trusted_devices_account_id_user_id_index" ON "trusted_devices" USING btree ("account_id","user_id");--> statement-breakpoint
CREATE INDEX "scheduled_reports_next_at_index" ON "scheduled_reports" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "audit_log_account_id_at_index" ON "audit_log" USING btree ("account_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sessions_account_id_user_id_index" ON "sessions" USING btree ("account_id","user_id");--> statement-breakpoint
CREATE INDEX "users_id_index" ON "users" USING btree ("id");