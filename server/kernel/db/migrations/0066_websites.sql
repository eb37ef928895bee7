CREATE TABLE "web_call_rates" (
	"account_id" integer NOT NULL,
	"website_id" uuid NOT NULL,
	"during" real NOT NULL,
	"after" real[] NOT NULL,
	"stray" real NOT NULL,
	"calls" integer NOT NULL,
	"learnt_at" timestamp with time zone NOT NULL,
	CONSTRAINT "web_call_rates_account_id_website_id_pk" PRIMARY KEY("account_id","website_id")
);
--> statement-breakpoint
CREATE TABLE "web_hours" (
	"account_id" integer NOT NULL,
	"website_id" uuid NOT NULL,
	"pool_id" uuid NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"visits" integer DEFAULT 0 NOT NULL,
	"overflowed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "web_hours_account_id_website_id_pool_id_hour_pk" PRIMARY KEY("account_id","website_id","pool_id","hour")
);
--> statement-breakpoint
CREATE TABLE "web_leases" (
	"account_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"did" text NOT NULL,
	"visit_id" uuid NOT NULL,
	"pool_id" uuid,
	"from" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	CONSTRAINT "web_leases_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "web_pool_numbers" (
	"account_id" integer NOT NULL,
	"pool_id" uuid NOT NULL,
	"did" text NOT NULL,
	"lease_id" uuid,
	"visitor_id" uuid,
	"held_until" timestamp with time zone DEFAULT 'epoch' NOT NULL,
	CONSTRAINT "web_pool_numbers_account_id_pool_id_did_pk" PRIMARY KEY("account_id","pool_id","did"),
	CONSTRAINT "web_pool_numbers_did_unique" UNIQUE("did")
);
--> statement-breakpoint
CREATE TABLE "web_pools" (
	"account_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"website_id" uuid NOT NULL,
	"name" text NOT NULL,
	"overflow" text,
	"hold_seconds" integer NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "web_pools_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "web_visits" (
	"account_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"website_id" uuid NOT NULL,
	"visitor_id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"credited_id" uuid NOT NULL,
	"source" text NOT NULL,
	"medium" text NOT NULL,
	"campaign" text,
	"keyword" text,
	"content" text,
	"click_ids" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"landing" text NOT NULL,
	"referrer" text,
	"rule" text NOT NULL,
	"evidence" text NOT NULL,
	"device" text NOT NULL,
	"pages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "web_visits_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "websites" (
	"account_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"domain" text NOT NULL,
	"aliases" text[] DEFAULT '{}' NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"numbers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rules" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"origins" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"window_days" integer DEFAULT 30 NOT NULL,
	"retention_days" integer DEFAULT 400 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"seen_at" timestamp with time zone,
	CONSTRAINT "websites_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "websites_code_unique" UNIQUE("code"),
	CONSTRAINT "websites_accountId_domain_unique" UNIQUE("account_id","domain")
);
--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "web_visit" uuid;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "web_visitor" uuid;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "web_confidence" real;--> statement-breakpoint
CREATE INDEX "web_leases_did" ON "web_leases" USING btree ("did","from" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "web_leases_visit" ON "web_leases" USING btree ("account_id","visit_id");--> statement-breakpoint
CREATE INDEX "web_leases_from" ON "web_leases" USING btree ("from");--> statement-breakpoint
CREATE INDEX "web_pool_numbers_rest" ON "web_pool_numbers" USING btree ("account_id","pool_id","held_until");--> statement-breakpoint
CREATE UNIQUE INDEX "web_pool_numbers_visitor" ON "web_pool_numbers" USING btree ("account_id","pool_id","visitor_id");--> statement-breakpoint
CREATE INDEX "web_pools_account_id_website_id_index" ON "web_pools" USING btree ("account_id","website_id");--> statement-breakpoint
CREATE INDEX "web_visits_visitor" ON "web_visits" USING btree ("account_id","visitor_id","started_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "web_visits_started" ON "web_visits" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "websites_domain_index" ON "websites" USING btree ("domain");--> statement-breakpoint
CREATE INDEX "calls_web_visitor" ON "calls" USING btree ("account_id","web_visitor") WHERE web_visitor is not null;