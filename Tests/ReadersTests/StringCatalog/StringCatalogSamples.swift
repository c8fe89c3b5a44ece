import AuditModel

@testable import Documents
@testable import TextFiles

/// Catalogs of our own.
enum StringCatalogSamples {
  static let plain = #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "" : { },
        "Open the garden gate" : {
          "comment" : "A button. typecheck: style=headline lines=1"
        },
        "garden.title" : {
          "comment" : "MAX_LENGTH: 20",
          "extractionState" : "manual",
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Mein **Garten**" } },
            "en" : { "stringUnit" : { "state" : "new", "value" : "My **garden**" } },
            "fr" : { "stringUnit" : { "state" : "new", "value" : "" } },
            "pt_br" : { "stringUnit" : { "state" : "needs_review", "value" : "Meu jardim" } }
          }
        },
        "GardenKit" : { "shouldTranslate" : false },
        "old.title" : {
          "extractionState" : "stale",
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Alt" } },
            "en" : { "stringUnit" : { "state" : "translated", "value" : "Old" } }
          }
        },
        "abc-12-xyz.accessibilityHint" : {
          "localizations" : { "en" : { "stringUnit" : { "state" : "translated", "value" : "Spoken" } } }
        }
      },
      "version" : "1.0"
    }
    """#

  static let forms = #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%lld beds" : {
          "localizations" : {
            "en" : {
              "variations" : {
                "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld bed" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld beds" } }
                }
              }
            },
            "de" : {
              "variations" : {
                "device" : {
                  "iphone" : {
                    "variations" : {
                      "plural" : {
                        "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld Beet" } },
                        "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld Beete" } }
                      }
                    }
                  },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld Gartenbeete" } }
                }
              }
            }
          }
        },
        "seeds" : {
          "localizations" : {
            "en" : {
              "stringUnit" : { "state" : "translated", "value" : "%1$@ has %#@seeds@ in %#@pots@ and again %#@pots@" },
              "substitutions" : {
                "pots" : {
                  "argNum" : 3,
                  "formatSpecifier" : "lld",
                  "variations" : {
                    "plural" : {
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg pot" } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg pots" } }
                    }
                  }
                },
                "seeds" : {
                  "formatSpecifier" : "d",
                  "variations" : {
                    "plural" : {
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "a seed" } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg seeds" } }
                    }
                  }
                }
              }
            },
            "de" : { "stringUnit" : { "state" : "translated", "value" : "%#@lost@ da" } }
          }
        },
        "Water the ${plant}" : {
          "localizations" : {
            "en" : { "stringSet" : { "state" : "new", "values" : [ "Water the ${plant}", "Give ${plant} water" ] } },
            "de" : { "stringSet" : { "state" : "translated", "values" : [ "${plant} gießen" ] } },
            "fr" : { "stringSet" : { "state" : "new", "values" : [ "Water the ${plant}" ] } }
          }
        }
      },
      "version" : "1.2"
    }
    """#

  static func read(_ text: String, locale: String = "en") -> Catalog { read(Array(text.utf8), locale: locale) }

  static func read(_ bytes: [UInt8], locale: String = "en") -> Catalog {
    StringCatalogReader().read(
      SourceFile(path: "App.xcstrings", bytes: bytes, locale: locale, group: "App.xcstrings"))
  }
}
