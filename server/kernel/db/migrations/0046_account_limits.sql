CREATE TABLE "account_limits" (
	"account_id" integer NOT NULL,
	"name" text NOT NULL,
	"most" integer NOT NULL,
	CONSTRAINT "account_limits_account_id_name_pk" PRIMARY KEY("account_id","name")
);
