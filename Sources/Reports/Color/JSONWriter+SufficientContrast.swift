internal import AuditModel

/// The answers for the App Store's *Sufficient Contrast* label.
///
/// Keys are sorted by their bytes.
extension JSONWriter {
  /// One object per device family.
  mutating func write(_ contrast: SufficientContrast) {
    array(SufficientContrast.Family.allCases, .lines) { json, family in
      json.object { json in
        json.field("answer", contrast.answer(on: family).rawValue)
        json.field("family", family.rawValue)
        json.key("settings")
        json.array(SufficientContrast.Setting.allCases) { json, setting in
          json.object { json in
            json.field("fail", contrast.count(.fail, setting, on: family))
            json.field("needsReview", contrast.count(.needsReview, setting, on: family))
            json.field("pass", contrast.count(.pass, setting, on: family))
            json.field("setting", setting.rawValue)
          }
        }
        json.key("uses")
        json.array(contrast.uses(on: family), .lines) { json, use in
          json.object { json in
            json.field("increaseContrastHelps", use.isMended)
            json.field("name", use.name)
            json.key("verdicts")
            json.object { json in
              for setting in SufficientContrast.Setting.allCases {
                json.key(named: setting.rawValue)
                json.value(use.verdicts[setting]?.rawValue ?? "")
              }
            }
          }
        }
      }
    }
  }
}
