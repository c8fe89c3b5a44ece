import AuditModel
import Documents

/// Converts the `Contents.json` of an image set to its entries.
///
/// Source: Apple, Asset Catalog Format Reference, Image Set Type; later fields as Xcode writes them.
struct ImageSetDocument: Sendable {
  /// The set; nil if the file could not be read.
  private(set) var set: ImageSet?
  private var notes: JSONNotes

  /// Problems in the file, sorted by position.
  var issues: [InputIssue] { notes.issues }

  private static let remedy = "let Xcode write the image set again, or delete it"

  /// Reads a file; `name` is that of the picture.
  init(_ bytes: [UInt8], file: String, name: String) {
    guard !FileBytes.areBlank(bytes) else {
      notes = JSONNotes(file: file)
      notes.error(LocatedJSON.Place(line: 1, column: 1), "the file is empty, or larger than any image set", Self.remedy)
      return
    }
    let (root, problems) = LocatedJSON.parse(anyEncoding: bytes)
    notes = JSONNotes(file: file, problems)
    // With only part of the entries, scales would be reported as missing.
    guard let root, !notes.isFatal else { return }
    guard case .object(let all) = root.content else {
      notes.error(root.place, "the file holds \(root.kind), not an object", Self.remedy)
      return
    }
    guard let images = notes.members(all)["images"] else {
      notes.error(root.place, "missing \"images\" in this image set", Self.remedy)
      return
    }
    guard case .array(let elements) = images.value.content else {
      notes.error(images.value.place, "\"images\" is \(images.value.kind), not an array", Self.remedy)
      return
    }
    var entries: [ImageSet.Entry] = []
    for element in elements {
      if let entry = entry(element) { entries.append(entry) }
    }
    set = ImageSet(name: name, location: notes.location(root.place), entries: entries)
  }

  private mutating func entry(_ element: LocatedJSON) -> ImageSet.Entry? {
    guard case .object(let all) = element.content else {
      notes.error(element.place, "this entry is \(element.kind), not an object", Self.remedy)
      return nil
    }
    let members = notes.members(all)
    return ImageSet.Entry(
      file: text(members["filename"]), scale: scale(members["scale"]), idiom: text(members["idiom"]) ?? "universal",
      conditions: conditions(members), location: notes.location(element.place))
  }

  private func text(_ member: LocatedJSON.Member?) -> String? {
    guard case .string(let text)? = member?.value.content, !text.isEmpty else { return nil }
    return text
  }

  private mutating func scale(_ member: LocatedJSON.Member?) -> Int? {
    guard let member, let text = text(member) else { return nil }
    if let scale = Self.scales[text] { return scale }
    notes.warning(
      member.value.place, "the scale \(Quotation(text)) is not known and serves no screen", "write 1x, 2x or 3x")
    return 0
  }

  private static let scales = ["1x": 1, "2x": 2, "3x": 3]

  /// The other conditions of an entry: size classes, appearances, language, gamut and so on.
  private func conditions(_ members: JSONMembers) -> String {
    var words: [String] = []
    if case .array(let appearances)? = members["appearances"]?.value.content {
      for appearance in appearances {
        guard case .object(let all) = appearance.content else { continue }
        if let value = text(JSONMembers(all)["value"]) { words.append(value) }
      }
    }
    words += members.counting.filter { Self.conditions.contains($0.key) }.sorted { $0.key < $1.key }
      .compactMap { text($0) }
    return words.joined(separator: ", ")
  }

  private static let conditions: Set<String> = [
    "language-direction", "locale", "display-gamut", "width-class", "height-class", "graphics-feature-set", "memory",
    "screen-width", "subtype",
  ]
}
