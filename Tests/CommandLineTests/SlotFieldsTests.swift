import AuditModel
import DynamicType
import Foundation
import TestSupport
import Testing

/// The program sets every slot field of the table on every surface.
@Suite struct SlotFieldsTests {
  /// The value and the origin of each field as `--explain` prints them.
  private struct Explanation {
    var fields: [String: String] = [:]

    init(_ arguments: [String], in scratch: TemporaryFolder) throws {
      let result = try Binary.run(["check", "--explain", "title", "--locale", "en"] + arguments, in: scratch)
      try #require(result.status < 2, "\(result.output)\(result.error)")
      for line in result.output.split(separator: "\n") where line.hasPrefix("  ") {
        let words = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
        if words.count == 2 { fields[String(words[0])] = words[1].trimmingCharacters(in: .whitespaces) }
      }
    }

    /// Expects the fields of a surface with the examples of the table.
    func expect(_ fields: [SlotDescriptor], from origin: String) throws {
      for descriptor in fields where descriptor.field != .fontSize {
        let shown = try #require(self.fields[descriptor.field.rawValue], "\(descriptor.field)")
        #expect(
          shown.hasPrefix(try Self.value(of: descriptor)) && shown.contains(origin), "\(descriptor.field): \(shown)")
      }
    }

    /// The example of the table as printed.
    private static func value(of descriptor: SlotDescriptor) throws -> String {
      guard descriptor.field != .font else {
        return "\(descriptor.example), \(SlotField.fontSize.descriptor.example) pt"
      }
      var (fields, slot) = (SlotFields(), Slot(style: .body, width: 288))
      try descriptor.set(text: descriptor.example, in: &fields, on: .library)
      descriptor.apply(fields, to: &slot)
      let isPlain = descriptor.field == .inset || descriptor.field == .boldText || descriptor.field == .width
      return isPlain ? descriptor.example : descriptor.shown(in: slot) ?? ""
    }
  }

  /// The fields of a surface; devices exclude a width and have tests of their own.
  private static func fields(on surface: SlotSurfaces) -> [SlotDescriptor] {
    SlotDescriptor.all(on: surface).filter { $0.shape != .devices }
  }

  private static func scratch(_ file: String, _ text: String) throws -> TemporaryFolder {
    let scratch = try TemporaryFolder()
    try scratch.file(file, text)
    let font = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fonts/Inter-subset.ttf")
    try scratch.write(SlotField.font.descriptor.example, Data(contentsOf: font))
    return scratch
  }

  @Test func theConfigurationSetsEveryField() throws {
    let scratch = try Self.scratch("en.json", "{\"title\": \"Open\"}")
    let fields = Self.fields(on: .configuration)
    let lines = fields.map { "    \($0.field.rawValue): \($0.example)" }
    try scratch.file(".typecheck.yml", "slots:\n  row:\n\(lines.joined(separator: "\n"))\nkeys: {title: row}\n")
    try Explanation([], in: scratch).expect(fields, from: "keys: \"title\" → row")
  }

  @Test func optionsSetEveryField() throws {
    let scratch = try Self.scratch("en.json", "{\"title\": \"Open\"}")
    let fields = Self.fields(on: .option)
    let arguments = fields.flatMap { descriptor in
      [descriptor.field.name(on: .option)]
        + (descriptor.shape == .flag(hasBoth: false) ? [] : [descriptor.example])
    }
    try Explanation(arguments, in: scratch).expect(fields, from: "an option of the command line")
  }

  @Test func commentsSetEveryField() throws {
    let fields = Self.fields(on: .comment)
    let words = fields.map { "\($0.field.name(on: .comment))=\($0.example)" }
    let scratch = try Self.scratch(
      "en.lproj/A.strings", "/* typecheck: \(words.joined(separator: " ")) */\n\"title\" = \"Open\";\n")
    try Explanation([], in: scratch).expect(fields, from: "the text's own file")
  }

  @Test func itemsSetEveryField() throws {
    let fields = Self.fields(on: .item)
    let members = fields.map { descriptor in
      let quote = if case .name = descriptor.shape { "\"" } else { "" }
      return "\"\(descriptor.field.name(on: .item))\": \(quote)\(descriptor.example)\(quote)"
    }
    let scratch = try Self.scratch(
      "en.json", "{\"title\": {\"text\": \"Open\", \(members.joined(separator: ", "))}}")
    try Explanation([], in: scratch).expect(fields, from: "the text's own file")
  }

  @Test(arguments: fields(on: .option).filter { $0.shape != .flag(hasBoth: false) && $0.shape != .path })
  func aWrongValueOfAnOptionIsRefused(_ descriptor: SlotDescriptor) throws {
    let name = descriptor.field.name(on: .option)
    let result = try Binary.run(["measure", "-", "\(name)=-7"])
    #expect(result.status == 2 && result.output.isEmpty)
    if case .name = descriptor.shape {
      #expect(result.error.contains("\"-7\" is not a"), "\(result.error)")
    } else {
      #expect(result.error.contains("error: \(name) -7 is not usable; give "), "\(result.error)")
      #expect(result.error.contains(descriptor.shape.wanted), "\(result.error)")
    }
  }

  private struct Dump: Decodable {
    struct Command: Decodable {
      var commandName: String
      var arguments: [Argument]?
      var subcommands: [Command]?
    }
    struct Argument: Decodable {
      struct Name: Decodable { var name: String }
      var names: [Name]?
      var abstract: String?
    }
    var command: Command
  }

  /// ArgumentParser needs a property per option, so the commands could differ from the table.
  @Test(arguments: ["measure", "check", "preview"])
  func theOptionsMatchTheTable(command: String) throws {
    let dump = try Binary.run(["--experimental-dump-help"]).output
    let root = try JSONDecoder().decode(Dump.self, from: Data(dump.utf8)).command
    let arguments = try #require(root.subcommands?.first { $0.commandName == command }?.arguments)
    for descriptor in SlotDescriptor.all where descriptor.shape != .devices {
      let name = descriptor.field.name(on: .option).dropFirst(2)
      let found = arguments.first { $0.names?.contains { $0.name == name } == true }
      let isOption = descriptor.surfaces.contains(.option)
      #expect((found != nil) == isOption, "\(command) --\(name)")
      let summary = descriptor.summary.filter { $0 != "`" }
      #expect(!isOption || found?.abstract?.hasPrefix(summary) == true, "--\(name): \(found?.abstract ?? "")")
    }
  }
}
