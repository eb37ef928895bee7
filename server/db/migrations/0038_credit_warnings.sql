CREATE TABLE "credit_warnings" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"below" integer NOT NULL
);
