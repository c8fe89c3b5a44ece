import AuditModel
import Documents

/// Detects inline Markdown in texts, which SwiftUI's `Text` interprets.
enum InlineMarkdown {
  /// Returns whether a text or one of its forms contains a pair of `*`, `_`, `` ` `` or `~~`, or a link.
  static func isLikely(in string: LocalizedString) -> Bool {
    isLikely(in: string.text) || string.details?.forms.contains { isLikely(in: $0.text) } == true
  }

  private static func isLikely(in text: String) -> Bool {
    var (stars, lines, ticks, waves) = (0, 0, 0, 0)
    var last: UInt8 = 0
    var isLink = false
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "*"): stars += 1
      case UInt8(ascii: "_"): lines += 1
      case UInt8(ascii: "`"): ticks += 1
      case UInt8(ascii: "~") where last == byte: waves += 1
      case UInt8(ascii: "(") where last == UInt8(ascii: "]"): isLink = true
      default: break
      }
      last = byte
    }
    return isLink || stars > 1 || lines > 1 || ticks > 1 || waves > 1
  }
}
