enum TypeCheckKitPlaceholder {}
