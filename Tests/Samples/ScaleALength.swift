import TypeCheckKit

enum ScaleALength {
  static func run() {
    // sample: scale-a-length
    let scale = TypeScale(platform: .ios)
    if let scaling = scale.scaling(.body, .accessibilityExtraExtraExtraLarge) {
      print(scaling.scaledFont(17), scaling.scaledValue(8))
    }
    // end sample
  }
}
