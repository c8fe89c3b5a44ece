import TypeCheckKit

enum AskTheScale {
  static func run() throws {
    // sample: type-scale
    let scale = TypeScale(platform: .ios)
    let category = try ContentSizeCategory(name: "AX3")
    if let body = scale[.body, category] {
      print(body.size, body.effectiveLeading, body.tracking, body.weight)
    }
    // end sample
  }
}
