enum CatalogsPlaceholder {}
