import AuditModel
import DynamicType
import Testing

@testable import TextFiles
@testable import TypeCheckKit

/// Every field of the table is the same field on every surface.
@Suite struct SlotTableTests {
  private static let place = SourceLocation(file: "a", line: 1, column: 1)
  private static let stated = SlotDescriptor.all.filter { $0.shape != .devices }

  /// The fields that state one field with the table's example.
  private static func expected(_ descriptor: SlotDescriptor) throws -> SlotFields {
    var fields = SlotFields()
    try descriptor.set(text: descriptor.example, in: &fields, on: .library)
    return fields
  }

  /// The example in a notation where numbers and flags have no quotation marks.
  private static func json(_ descriptor: SlotDescriptor, _ text: String) -> String {
    if case .name = descriptor.shape { return "\"\(text)\"" }
    return text
  }

  @Test func theTableHasEveryFieldInOrder() {
    #expect(SlotDescriptor.all.map(\.field) == SlotField.allCases)
    for descriptor in SlotDescriptor.all {
      #expect(descriptor.summary.hasSuffix(".") && descriptor.summary.dropLast().allSatisfy { $0 != "\n" })
      #expect(!descriptor.standard.isEmpty && !descriptor.example.isEmpty)
      for surface in [SlotSurfaces.configuration, .comment, .item, .option, .library] {
        let name = descriptor.field.name(on: surface)
        let found = SlotDescriptor.find(surface == .option ? String(name.dropFirst(2)) : name, on: surface)
        #expect(found?.field == (descriptor.surfaces.contains(surface) ? descriptor.field : nil))
      }
    }
  }

  /// A property that has no row would be lost on its way to the slot.
  @Test func theTableHasEveryProperty() {
    let properties = Mirror(reflecting: SlotFields()).children.count
    // The last property holds three fields.
    #expect(properties + 2 == Self.stated.count)
  }

  @Test func namesMatchThePublishedNames() {
    #expect(SlotField.minimumScale.name(on: .configuration) == "minimum_scale")
    #expect(SlotField.minimumScale.name(on: .library) == "minimum_scale")
    #expect(SlotField.minimumScale.name(on: .comment) == "minimumScale")
    #expect(SlotField.minimumScale.name(on: .item) == "minimumScale")
    #expect(SlotField.minimumScale.name(on: .option) == "--minimum-scale")
    #expect(SlotDescriptor.find("max-category", on: .comment)?.field == .maxCategory)
    #expect(SlotDescriptor.find("limit", on: .comment)?.field == .characters)
    #expect(SlotDescriptor.find("font_size", on: .library)?.field == .fontSize)
    #expect(
      SlotDescriptor.all(on: .item).map { $0.field.name(on: .item) }
        == ["role", "style", "weight", "width", "lines", "height", "maxCategory", "minimumScale"])
  }

  @Test(arguments: stated)
  func everySurfaceSetsTheSameField(_ descriptor: SlotDescriptor) throws {
    let expected = try Self.expected(descriptor)
    #expect(descriptor.isStated(in: expected))
    let (field, example) = (descriptor.field, descriptor.example)
    if descriptor.surfaces.contains(.comment) {
      let read = CommentDirectives(comment: "typecheck: \(field.name(on: .comment))=\(example)", at: Self.place)
      #expect(read.issues.isEmpty && read.slot == expected)
    }
    if descriptor.surfaces.contains(.item) {
      let line = "{\"text\": \"a\", \"\(field.name(on: .item))\": \(Self.json(descriptor, example))}"
      let read = try JSONLines(defaultLocale: "en").read(line: Array(line.utf8), number: 1).item()
      #expect(read.warnings.isEmpty && read.string.slot == expected)
    }
    if descriptor.surfaces.contains(.configuration) {
      var (partner, whole) = ("", expected)
      if field == .font || field == .fontSize {
        partner = field == .font ? ", size: 9" : ", font: a.ttf"
        whole.fontFile = whole.fontFile ?? "a.ttf"
        whole.fontSize = whole.fontSize ?? 9
      }
      let text = "slots: {a: {\(field.rawValue): \(example)\(partner)}}"
      let read = try ConfigurationReader.read(Array(text.utf8), file: "a.yml")
      #expect(read.configuration.slots["a"] == SlotChoice(fields: whole))
    }
  }

  @Test(arguments: stated)
  func aFieldIsResolvedCopiedAndCleared(_ descriptor: SlotDescriptor) throws {
    var expected = try Self.expected(descriptor)
    let fontless = descriptor.field != .font && descriptor.field != .fontSize
    if !fontless { expected.font = Slot.CustomFont(path: expected.fontFile ?? "a.ttf", size: expected.fontSize ?? 9) }
    var resolver = SlotResolver(standard: Slot(style: .body, width: 288))
    resolver.options = SlotChoice(fields: expected)
    let resolved = resolver.common
    #expect(resolved.origins[descriptor.field] == .option)
    if descriptor.field != .fontSize {
      let plain = SlotResolver(standard: resolver.standard).common
      #expect(resolved.value(of: descriptor.field) != plain.value(of: descriptor.field))
    }
    var filled = SlotFields()
    filled.fill(from: expected)
    #expect(filled == expected)
    descriptor.clear(in: &filled)
    #expect(!descriptor.isStated(in: filled))
  }

  /// Values that a field does not accept, as texts.
  private static func wrong(_ descriptor: SlotDescriptor) -> [String] {
    switch descriptor.shape {
    case .number(let range, _, _): ["\(range.upperBound + 1)", "\(range.lowerBound - 1)", "nan", "inf", "wide", ""]
    case .whole(let range, _): ["\(range.upperBound + 1)", "\(range.lowerBound - 1)", "1.5", "1e30", "many", ""]
    case .flag: ["maybe", "2", ""]
    case .name: ["no such name", "2", ""]
    case .path: ["", "a\0b"]
    case .devices: []
    }
  }

  @Test(arguments: stated)
  func refusesAnInvalidTextAndNamesValidOnes(_ descriptor: SlotDescriptor) {
    for text in Self.wrong(descriptor) {
      var fields = SlotFields()
      do throws(SlotRefusal) {
        try descriptor.set(text: text, in: &fields, on: .library)
        Issue.record("\(descriptor.field) takes \(text)")
      } catch {
        #expect(fields == SlotFields())
        let sentence = error.sentence(about: "a name", text)
        switch error {
        case .unusable(let wanted): #expect(sentence.hasSuffix("is not usable; give \(wanted)"))
        case .unknown: #expect(sentence.contains("is not a"))
        }
      }
    }
  }

  @Test(arguments: stated)
  func reportsAnInvalidValueAtItsLocation(_ descriptor: SlotDescriptor) throws {
    guard let wrong = Self.wrong(descriptor).first(where: { !$0.isEmpty && $0 != "a\0b" }) else { return }
    let field = descriptor.field
    if descriptor.surfaces.contains(.comment) {
      let name = field.name(on: .comment)
      let word = wrong.split(separator: " ").joined(separator: "-")
      let issue = try #require(CommentDirectives(comment: "typecheck: \(name)=\(word)", at: Self.place).issues.first)
      #expect(issue.message.hasPrefix("the comment's \(name) \"\(word)\" ") && issue.location == Self.place)
    }
    if descriptor.surfaces.contains(.item) {
      let line = "{\"text\": \"a\", \"\(field.name(on: .item))\": \(Self.json(descriptor, wrong))}"
      let refusal = try JSONLines(defaultLocale: "en").read(line: Array(line.utf8), number: 1).refusal()
      #expect(refusal.issue.message.hasPrefix("the item's \(field.name(on: .item)) is "))
      #expect(refusal.issue.location.column == line.utf8.count - Self.json(descriptor, wrong).utf8.count)
      let odd = "{\"text\": \"a\", \"\(field.name(on: .item))\": [1]}"
      let other = try JSONLines(defaultLocale: "en").read(line: Array(odd.utf8), number: 1).refusal()
      #expect(other.issue.message.contains("is an array, not a "))
    }
    if descriptor.surfaces.contains(.configuration) {
      let text = "slots:\n  a: {\(field.rawValue): \(wrong)}"
      do throws(ConfigurationError) {
        _ = try ConfigurationReader.read(Array(text.utf8), file: "a.yml")
        Issue.record("read: \(text)")
      } catch {
        let issue = try #require(error.issues.first)
        #expect(issue.message.contains("\"\(field.rawValue)\"") && !issue.remedy.isEmpty, "\(issue)")
        #expect(issue.location.line == 2 && issue.location.column == 9 + field.rawValue.utf8.count, "\(issue)")
      }
    }
  }

  @Test func anUnknownNameHasSuggestions() throws {
    let error = #expect(throws: UnknownName.self) {
      try SlotDescriptor.named("minimumscal", on: .library, kind: "a slot field")
    }
    #expect(error?.nearest == ["minimum_scale"])
    let limit = #expect(throws: UnknownName.self) {
      try SlotDescriptor.named("limits", on: .comment, kind: "a field of a typecheck comment")
    }
    #expect(limit?.nearest == ["characters"])
  }

  @Test func acceptsAutoIfTheTableAllowsIt() throws {
    var fields = SlotFields()
    fields.lines = 3
    try SlotField.lines.descriptor.set(text: "AUTO", in: &fields, on: .option)
    #expect(fields.lines == nil)
    #expect(throws: SlotRefusal.unusable(wanted: "a whole number from 0 to 10000, 0 for no limit")) {
      try SlotField.lines.descriptor.set(text: "auto", in: &fields, on: .comment)
    }
    #expect(throws: SlotRefusal.unusable(wanted: "auto, or a whole number from 0 to 10000, 0 for no limit")) {
      try SlotField.lines.descriptor.set(text: "all", in: &fields, on: .option)
    }
    let error = #expect(throws: SlotRefusal.self) {
      try SlotField.framework.descriptor.set(text: "cocoa", in: &fields, on: .option)
    }
    #expect(error?.message.contains("known: auto, uikit, swiftui") == true)
  }
}

extension JSONLines.Reading {
  /// The text, or an error.
  fileprivate func item() throws -> JSONLines.Item {
    guard case .success(let item) = self else { throw Unexpected(reading: self) }
    return item
  }

  /// The refusal, or an error.
  fileprivate func refusal() throws -> JSONLines.Refusal {
    guard case .failure(let refusal) = self else { throw Unexpected(reading: self) }
    return refusal
  }

  private struct Unexpected: Error { var reading: JSONLines.Reading }
}
