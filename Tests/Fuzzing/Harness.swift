import Adaptivity
import AuditModel
import Foundation

/// The function that libFuzzer calls with every input.
///
/// The environment variable `TYPECHECK_FUZZ_FORMAT` names the format, such as `xcstrings`; without it the first byte chooses.
/// Compiled together with the sources of the readers, so that only they are watched.
///
/// - Parameters:
///   - data: The input.
///   - count: How many bytes it has.
/// - Returns: 0, as libFuzzer wants it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var bytes = Array(UnsafeBufferPointer(start: data, count: data == nil ? 0 : count))
  if Harness.format == "comments" {
    let start = SourceLocation(file: "a", line: 1, column: 1)
    Harness.check(CommentDirectives(comment: String(decoding: bytes, as: UTF8.self), at: start).issues.map(\.location))
    return 0
  }
  if Harness.format == "swift" {
    Harness.checkSwift(bytes)
    return 0
  }
  if Harness.format == "interface" {
    Harness.checkInterface(bytes)
    return 0
  }
  if let reader = Harness.layoutReader {
    let catalog = reader.read(LayoutSource(path: "a", bytes: bytes))
    Harness.check(catalog.issues.map(\.location) + catalog.manifests.map(\.location))
    for screen in catalog.screens { Harness.check(screen) }
    return 0
  }
  let reader: any CatalogReader
  if let found = Harness.reader {
    reader = found
  } else {
    guard let first = bytes.first else { return 0 }
    bytes.removeFirst()
    reader = CatalogReaders.all[Int(first) % CatalogReaders.all.count]
  }
  let name = "de.\(type(of: reader).format.fileExtensions[0])"
  let catalog = reader.read(SourceFile(path: name, bytes: bytes, locale: "de", group: name))
  Harness.check(catalog.strings.map(\.location) + catalog.issues.map(\.location))
  for string in catalog.strings {
    guard let forms = string.details?.forms, !forms.isEmpty else { continue }
    precondition(forms.count <= FormTemplate.mostForms, "a text has too many forms")
    precondition(forms.contains { $0.text == string.text }, "the text is none of its forms")
    Harness.check(forms.map(\.location))
  }
  return 0
}

/// The options, chosen once.
enum Harness {
  /// The format's short name.
  static let format = ProcessInfo.processInfo.environment["TYPECHECK_FUZZ_FORMAT"]
  /// The format's reader.
  static let reader = CatalogReaders.all.first { type(of: $0).format.id == format }
  /// The format's reader, where it is one of layouts.
  static let layoutReader = LayoutReaders.all.first { type(of: $0).format.id == format }

  /// Keys of the seeds, so that their uses are found.
  private static let keys = [
    "Harbour", "row.open", "%lld ships", "Ships", "row.delete", "model.title", "Done", "ios.title",
  ]

  /// Reads a Swift file and finds the uses of keys in it.
  static func checkSwift(_ bytes: [UInt8]) {
    guard let tree = SourceParser().parse(bytes, named: "a.swift").tree else { return }
    let found = SourceUses(of: keys.map { TextKey(key: $0, table: "Localizable") }, in: [tree])
    check((found.uses + found.unknown).flatMap { [$0.location] + $0.steps } + found.mentions.map(\.location))
  }

  /// Reads a storyboard or xib, and finds its texts, statements and colours with and without code.
  static func checkInterface(_ bytes: [UInt8]) {
    let read = InterfaceLoader.read(bytes, file: "a.storyboard")
    check(read.issues.map(\.location))
    precondition(read.document != nil || !read.issues.isEmpty, "a document is not read, and no issue states why")
    guard let document = read.document else { return }
    var code = CodeEffects()
    code.outlets = ["SignIn": ["title": [.change("text")], "view": [.handedOver]]]
    for code in [nil, code] {
      check(InterfaceUses(of: [document], code: code).texts.map(\.use.location))
      check(InterfaceFacts.facts(in: [document], code: code).map(\.location))
      check(InterfaceColorPairs(of: [document], code: code).pairs.map(\.location))
    }
    check(DocumentRemarks(on: [document]).scenes.map(\.location))
  }

  /// Stops if a place is invalid.
  static func check(_ places: [SourceLocation]) {
    precondition(places.allSatisfy { $0.line > 0 && $0.column > 0 }, "a place is before the beginning")
  }
  /// Stops where an element has no place, no name of its own, or comes before what it is inside of.
  static func check(_ screen: Screen) {
    check([screen.location] + screen.elements.map(\.location))
    precondition(Set(screen.elements.map(\.id)).count == screen.elements.count, "two elements have one name")
    for (index, element) in screen.elements.enumerated() {
      precondition(element.parent ?? -1 < index, "an element comes before what it is inside")
      let sides = [element.frame.x, element.frame.y, element.frame.width, element.frame.height]
      precondition(sides.allSatisfy(\.isFinite) && !(sides[2] < 0) && !(sides[3] < 0), "a frame is none")
    }
  }
}
