CREATE TABLE "fallback_files" (
	"did" text PRIMARY KEY NOT NULL,
	"stamp" text NOT NULL
);
