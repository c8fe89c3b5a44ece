print("typecheck")
