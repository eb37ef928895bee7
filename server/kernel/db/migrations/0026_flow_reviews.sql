CREATE TABLE "flow_reviews" (
	"account_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"flow_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"document" jsonb NOT NULL,
	"content_hash" text NOT NULL,
	"version" integer,
	"compared_with" integer,
	"recipient" text NOT NULL,
	"created_by" integer NOT NULL,
	"created_by_email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"answer" jsonb,
	CONSTRAINT "flow_reviews_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "flow_reviews_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "flow_versions" ADD COLUMN "content_hash" text;--> statement-breakpoint
ALTER TABLE "flow_reviews" ADD CONSTRAINT "flow_reviews_account_id_flow_id_flows_account_id_id_fk" FOREIGN KEY ("account_id","flow_id") REFERENCES "public"."flows"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "flow_reviews_account_id_flow_id_created_at_index" ON "flow_reviews" USING btree ("account_id","flow_id","created_at" DESC NULLS LAST);