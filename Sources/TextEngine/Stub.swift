enum TextEnginePlaceholder {}
