CREATE TABLE "branches" (
	"account_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"address" text NOT NULL,
	"postcode" text NOT NULL,
	"state" text NOT NULL,
	"country" text NOT NULL,
	"lat" double precision,
	"lon" double precision,
	"auto_routing" boolean DEFAULT true NOT NULL,
	"force_account" integer,
	"location_id" uuid,
	"targets" jsonb NOT NULL,
	"timeout" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "branches_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "location_postcodes" (
	"account_id" integer NOT NULL,
	"location_id" uuid NOT NULL,
	"postcode" text NOT NULL,
	"specified" uuid,
	"automatic" uuid,
	CONSTRAINT "location_postcodes_account_id_location_id_postcode_pk" PRIMARY KEY("account_id","location_id","postcode")
);
--> statement-breakpoint
CREATE TABLE "locations" (
	"account_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"ivr_message" text NOT NULL,
	"ivr_digits" integer NOT NULL,
	"ivr_attempts" integer NOT NULL,
	"postcode_prompt" boolean NOT NULL,
	"geo_location" boolean NOT NULL,
	"mobile_location" boolean NOT NULL,
	"map_updated_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "locations_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "branches_code" ON "branches" USING btree ("account_id",lower("code"));--> statement-breakpoint
CREATE INDEX "location_postcodes_account_id_specified_index" ON "location_postcodes" USING btree ("account_id","specified");--> statement-breakpoint
CREATE INDEX "location_postcodes_account_id_automatic_index" ON "location_postcodes" USING btree ("account_id","automatic");