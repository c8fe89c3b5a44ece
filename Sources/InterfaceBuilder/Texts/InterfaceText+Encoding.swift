import Foundation

extension InterfaceText {
  /// Returns the text between the tags of a `string` element.
  ///
  /// Xcode writes texts with line breaks in Base64, without the padding at the end.
  static func plain(_ element: InterfaceElement) -> String {
    guard element.flag("base64-UTF8") == true else { return element.text }
    let digits = element.text.filter { !$0.isWhitespace }
    let padded = digits + String(repeating: "=", count: (4 - digits.utf8.count % 4) % 4)
    return Data(base64Encoded: padded).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
