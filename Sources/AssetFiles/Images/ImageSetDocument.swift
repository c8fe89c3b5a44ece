import AuditModel
import Documents

/// A converter from the `Contents.json` of an image set to its entries.
///
/// Source: Apple, Asset Catalog Format Reference, Image Set Type; later fields as Xcode writes them.
struct ImageSetDocument: Sendable {
  /// The image set, or nil if the file could not be read.
  private(set) var set: ImageSet?
  private var notes: JSONNotes

  /// Problems in the file, sorted by position.
  var issues: [InputIssue] { notes.issues }

  /// Reads a file; `name` is the name of the picture.
  init(_ bytes: [UInt8], file: String, name: String) {
    let contents = AssetContents(
      bytes, file: file, key: "images", of: "image set", isBlank: FileBytes.areBlank(bytes),
      message: "the file is empty or too large for an image set")
    notes = contents.notes
    guard let root = contents.root, let elements = contents.entries else { return }
    set = ImageSet(name: name, location: notes.location(root.place), entries: elements.compactMap { entry($0) })
  }

  private mutating func entry(_ element: LocatedJSON) -> ImageSet.Entry? {
    let remedy = "create the image set again in Xcode, or delete it"
    guard let members = notes.object(element, "this entry is", remedy) else { return nil }
    return ImageSet.Entry(
      file: text(members["filename"]), scale: scale(members["scale"]), idiom: text(members["idiom"]) ?? "universal",
      conditions: conditions(members), location: notes.location(element.place))
  }

  /// Returns the string value of a member, or nil if it is missing or empty.
  private func text(_ member: LocatedJSON.Member?) -> String? { member?.value.text.flatMap { $0.isEmpty ? nil : $0 } }

  private mutating func scale(_ member: LocatedJSON.Member?) -> Int? {
    guard let member, let text = text(member) else { return nil }
    if let scale = Self.scales[text] { return scale }
    notes.warning(
      member.value.place, "the scale \(Quotation(text)) is not valid, so no screen uses it", "write 1x, 2x or 3x")
    return 0
  }

  private static let scales = ["1x": 1, "2x": 2, "3x": 3]

  /// Returns all conditions except scale and idiom: appearances, size classes, language, gamut and so on.
  private func conditions(_ members: JSONMembers) -> String {
    var words: [String] = []
    if case .array(let appearances)? = members["appearances"]?.value.content {
      for case .object(let all) in appearances.map(\.content) {
        if let value = text(JSONMembers(all)["value"]) { words.append(value == "high" ? "high contrast" : value) }
      }
    }
    words += members.counting.sorted { $0.key < $1.key }.compactMap { member in
      guard let noun = Self.conditions[member.key] else { return nil }
      return text(member).map { value in "\(noun.before)\(value)\(noun.after)" }
    }
    return words.joined(separator: " with ")
  }

  /// The conditions, with the words before and after their values.
  private static let conditions: [String: (before: String, after: String)] = [
    "language-direction": ("", " text"), "locale": ("the language ", ""), "display-gamut": ("the gamut ", ""),
    "width-class": ("", " width"), "height-class": ("", " height"),
    "graphics-feature-set": ("the graphics set ", ""), "memory": ("devices with ", " of memory"),
    "screen-width": ("the screen width ", ""), "subtype": ("the device type ", ""),
  ]
}
