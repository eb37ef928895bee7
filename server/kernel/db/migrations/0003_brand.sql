DELETE FROM "themes" AS "later" USING "themes" AS "first" WHERE "later"."account_id" = "first"."account_id" AND "later"."host" > "first"."host";--> statement-breakpoint
ALTER TABLE "themes" DROP CONSTRAINT "themes_pkey";--> statement-breakpoint
ALTER TABLE "themes" ADD PRIMARY KEY ("account_id");--> statement-breakpoint
ALTER TABLE "themes" ALTER COLUMN "host" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "themes" ADD COLUMN "css" text;--> statement-breakpoint
ALTER TABLE "themes" DROP COLUMN "white_label";--> statement-breakpoint
ALTER TABLE "themes" ADD CONSTRAINT "themes_host_unique" UNIQUE("host");