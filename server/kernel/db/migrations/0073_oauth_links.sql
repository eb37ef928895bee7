CREATE TABLE "oauth_clients" (
	"account_id" integer NOT NULL,
	"provider" text NOT NULL,
	"client_id" text NOT NULL,
	"secret" text NOT NULL,
	CONSTRAINT "oauth_clients_account_id_provider_pk" PRIMARY KEY("account_id","provider")
);
--> statement-breakpoint
CREATE TABLE "oauth_links" (
	"account_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"provider" text NOT NULL,
	"remote_account" text NOT NULL,
	"username" text NOT NULL,
	"user_id" integer NOT NULL,
	"user_email" text NOT NULL,
	"shared" boolean DEFAULT false NOT NULL,
	"secret" text NOT NULL,
	"expires_on" timestamp with time zone NOT NULL,
	"renewing_until" timestamp with time zone,
	"invalid_since" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "oauth_links_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "oauth_links_id_unique" UNIQUE("id"),
	CONSTRAINT "oauth_links_accountId_provider_remoteAccount_unique" UNIQUE("account_id","provider","remote_account")
);
--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "remote_id" text;--> statement-breakpoint
ALTER TABLE "integrations" ADD COLUMN "oauth_link_id" uuid;--> statement-breakpoint
ALTER TABLE "integrations" ADD COLUMN "link_lost_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "integrations_oauth_link_id_index" ON "integrations" USING btree ("oauth_link_id") WHERE oauth_link_id is not null;