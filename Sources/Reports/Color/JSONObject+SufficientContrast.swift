internal import AuditModel

extension JSONWriter {
  /// Writes the answers for the App Store's *Sufficient Contrast* label, per device family.
  mutating func write(_ contrast: SufficientContrast) {
    array("sufficientContrast", SufficientContrast.Family.allCases, .lines) { json, family in
      json.object { json in
        json.field("answer", contrast.answer(on: family).rawValue)
        json.field("family", family.rawValue)
        json.array("settings", SufficientContrast.Setting.allCases) { json, setting in
          json.object { json in
            json.field("fail", contrast.count(.fail, setting, on: family))
            json.field("needsReview", contrast.count(.needsReview, setting, on: family))
            json.field("pass", contrast.count(.pass, setting, on: family))
            json.field("setting", setting.rawValue)
          }
        }
        json.array("uses", contrast.uses(on: family), .lines) { json, use in
          json.object { json in
            json.field("increaseContrastHelps", use.isMended)
            json.field("name", use.name)
            let verdicts = SufficientContrast.Setting.allCases.map { ($0.rawValue, use.verdicts[$0]?.rawValue ?? "") }
            json.object("verdicts", of: Dictionary(uniqueKeysWithValues: verdicts))
          }
        }
      }
    }
  }
}
