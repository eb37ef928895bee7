CREATE TABLE "crm_names" (
	"account_id" integer NOT NULL,
	"number" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "crm_names_account_id_number_pk" PRIMARY KEY("account_id","number")
);
