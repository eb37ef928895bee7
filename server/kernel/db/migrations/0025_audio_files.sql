CREATE TABLE "audio_files" (
	"account_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"seconds" double precision NOT NULL,
	"stored_as" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "audio_files_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "audio_files_name" ON "audio_files" USING btree ("account_id",lower("name"));