import Foundation
import TypeCheckKit

/// The schema of the configuration that is installed with the program.
struct InstalledSchema {
  /// The path below the prefix of the installation.
  private static let place = "share/typecheck/typecheck.schema.json"

  /// The absolute path; nil if the program runs from a build folder, without the files of an installation.
  let path: String?

  /// Finds the schema of a program in the folder `bin` of a prefix; by default, of this program.
  init(of program: String = "/proc/self/exe") {
    let bin = FilePath.real(program).map { FilePath.folder(of: $0) }
    path = bin.map { FilePath.joined(FilePath.folder(of: $0), Self.place) }.flatMap { FilePath.isThere($0) ? $0 : nil }
  }

  /// The first line of a configuration, with which the YAML language server of editors finds the schema.
  ///
  /// It names the installed file, because no address of a published one is known, and a path relative to the
  /// configuration would need a copy in each project. On a machine with another prefix, the line has to be changed.
  var modeline: String? {
    path.map { "# yaml-language-server: $schema=\(URL(filePath: $0).absoluteString)" }
  }
}
