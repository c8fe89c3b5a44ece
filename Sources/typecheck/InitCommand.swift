import ArgumentParser
import Bytes
import Foundation
import TypeCheckKit

/// The command `typecheck init`, which writes a first configuration based on the contents of a project.
struct InitCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Reads a project and writes a commented .typecheck.yml for typecheck check.",
    discussion: """
      Texts whose place in the app is not known need a slot. For those with most texts, the file proposes slots by \
      patterns of keys, as a guess to correct. The installed program names its schema in the first line, for editors.

      Exit status: 0 written, 2 not written: it already exists (--force overwrites it), or there is nothing to check.

      Example: typecheck init && typecheck check
      """)

  @Argument(help: "The project's folder.", completion: .directory)
  var path = "."

  @Flag(help: "Overwrite an existing configuration.")
  var force = false

  @OptionGroup(title: "Limits")
  var limits: LimitOptions

  @OptionGroup(title: "Limits")
  var usage: UsageLimitOptions

  func validate() throws { try PathArgument.check([path], "the path") }

  func run() async throws {
    usage.watch(RunLimits(work: "reading the project", remedy: "name a smaller folder"))
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      throw StandardStreams.stop("\(path) is not a folder; name the project's folder")
    }
    let target = FilePath.joined(path, ConfigurationReader.fileName)
    if !force, FilePath.isThere(target) {
      throw StandardStreams.stop("\(target) exists; edit it, or overwrite it with --force")
    }
    let contents = try await ProjectContents.of(path, readsOutside: limits.allowOutsideFiles)
    guard !contents.isEmpty else {
      for issue in contents.issues.prefix(10) { StandardStreams.say(issue) }
      throw StandardStreams.stop("no text was found in \(path), so nothing was written; name the folder of your app")
    }
    do {
      let modeline = InstalledSchema().modeline.map { $0 + "\n" } ?? ""
      try OutputFile.write(to: target) { $0.write(modeline + contents.file) }
    } catch {
      throw StandardStreams.stop(error)
    }
    let output = DescriptorStream(descriptor: STDOUT_FILENO)
    output.write("Wrote \(target).\n")
    for line in contents.summary { output.write(line + "\n") }
    if !contents.excluded.isEmpty {
      output.write("Not the app's own, so excluded: \(contents.excluded.joined(separator: ", ")).\n")
    }
    let errors = contents.issues.count { $0.severity == .error }
    if errors > 0 { output.write("Problems in files: \(errors); typecheck check shows them.\n") }
    let next = path == "." ? "typecheck check" : "typecheck check \(Self.quoted(path))"
    let guessed = contents.guessedPatterns
    let task =
      guessed > 0
      ? "correct the \(guessed.counted("slot")) that \(guessed.form("is", "are")) guessed under keys"
      : "add the important keys with their slots under keys"
    output.write("Next: \(task), then run: \(next)\n")
    try StandardStreams.check(output)
  }

  /// Returns a path, quoted for a shell if necessary.
  private static func quoted(_ path: String) -> String {
    let isPlain = path.unicodeScalars.allSatisfy { scalar in
      !scalar.isASCII || "/.-_".unicodeScalars.contains(scalar) || CharacterSet.alphanumerics.contains(scalar)
    }
    return isPlain && !path.hasPrefix("-") ? path : "'\(path.replacing("'", with: "'\\''"))'"
  }
}
