import ArgumentParser
import Foundation
import TypeCheckKit

/// The command `typecheck fonts`, which shows the fonts that were found and the languages that they cover.
struct FontsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fonts",
    abstract: "Shows which fonts were found and where, their error margins, and which languages can be measured.",
    discussion: "Example: typecheck fonts --locale de,ar,th,ja")

  @Option(help: ArgumentHelp("Languages to show, comma-separated.", valueName: "list"))
  var locale: String?

  @Option(
    help: ArgumentHelp("A folder with your own fonts, such as SF Pro; may be repeated.", valueName: "dir"),
    completion: .directory)
  var fontDir: [String] = []

  @OptionGroup
  var output: PrintOptions

  func validate() throws { try output.validate(against: OutputFile.files(in: fontDir)) }

  func run() throws {
    let locales = (locale ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    let report = FontReport(locator: FontLocator(fontDirectories: fontDir), locales: locales)
    try output.print(json(of: report), text: text(of: report))
    for trouble in Set(report.faces.compactMap { $0.trouble.map { "\($0)" } }).sorted() {
      StandardStreams.say("error: \(trouble)")
    }
    let isStopped = report.faces.contains { $0.trouble != nil } || report.locales.contains { !$0.isMeasurable }
    if isStopped { throw ExitStatus.stopped }
  }

  private func text(of report: FontReport) -> String {
    var table = TextTable(["id", "for", "scripts", "found", "hash", "calibrated", "error margin"])
    for face in report.faces where face.isFound {
      table.append([
        face.entry.id, face.entry.standsInFor, face.entry.scripts.joined(separator: " "),
        face.regular?.path ?? "built in",
        face.isUsersOwn ? "your own" : face.regular?.hashKnown == true ? "known" : "unknown",
        face.isCalibrated ? "yes" : "no", errorBar(face),
      ])
    }
    var lines = [table.text, ""]
    for rule in report.rules where !rule.scripts.isEmpty || !rule.ranges.isEmpty {
      lines.append("By rule, without a font: \(rule.id) (substitute for \(rule.standsInFor)), \(Self.margin(rule))")
    }
    for face in report.faces where face.trouble == nil && !face.isFound {
      let scripts = face.entry.scripts.joined(separator: " ")
      lines.append("Not installed: \(face.entry.id) (\(scripts)); \(face.entry.installHint)")
    }
    return (lines + report.locales.map(sentence)).joined(separator: "\n")
  }

  private func sentence(for locale: FontReport.LocaleCoverage) -> String {
    guard locale.isMeasurable else {
      let scripts = locale.scripts.joined(separator: ", ")
      let remedies = locale.remedies.joined(separator: "; ")
      return "\(locale.locale): not measurable (\(scripts.isEmpty ? "unknown language" : scripts)); \(remedies)"
    }
    return "\(locale.locale): measured with \(locale.measuredBy.joined(separator: ", "))"
  }

  /// Returns the error margin of a rule, as a range if it differs by language or iOS version.
  private static func margin(_ rule: FontManifest.Rule) -> String {
    let shares = [rule.uncertainty] + (rule.variants ?? []).map(\.uncertainty)
    let (least, most) = (shares.min() ?? 0, shares.max() ?? 0)
    return least == most ? "±\((most * 100).shown) %" : "±\((least * 100).shown)…\((most * 100).shown) %"
  }

  private func errorBar(_ face: FontReport.Face) -> String {
    if face.isUsersOwn { return "1 pixel" }
    if face.entry.role == .drawing { return "only draws" }
    if let share = face.entry.uncertainty { return "±\((share * 100).shown) %" }
    let table = FontManifest.embedded.uncertainty
    return "±\((table.asciiRegular * 100).shown)…\((table.weightsWithoutClasses * 100).shown) %"
  }

  private func json(of report: FontReport) -> JSONObject {
    let faces = report.faces.map { face in
      JSONObject(omittingNil: [
        "id": face.entry.id, "standsInFor": face.entry.standsInFor, "scripts": face.entry.scripts,
        "languages": face.entry.languages, "found": face.isFound, "path": face.regular?.path,
        "boldPath": face.bold?.path,
        "sha256": face.regular?.sha256, "hashKnown": face.regular?.hashKnown, "calibrated": face.isCalibrated,
        "usersOwn": face.isUsersOwn, "uncertainty": face.entry.uncertainty, "package": face.entry.package.debian,
        "family": face.inspection?.family, "axes": face.inspection?.axes ?? [],
        "unitsPerEm": face.inspection?.unitsPerEm, "characters": face.inspection?.characterCount,
        "error": face.trouble.map { "\($0)" },
      ])
    }
    let locales = report.locales.map {
      JSONObject([
        "locale": $0.locale, "scripts": $0.scripts, "measuredBy": $0.measuredBy, "measurable": $0.isMeasurable,
        "remedies": $0.remedies,
      ])
    }
    return JSONObject(output: ["faces": faces, "rules": report.rules, "locales": locales])
  }
}
