import Foundation
import Testing

/// The package's own files, as the tests of its architecture read them.
enum PackageSource {
  /// A text file of the package.
  struct File: CustomTestStringConvertible, Sendable {
    /// The path below the package's folder.
    var path: String
    var text: String

    var name: String { path.split(separator: "/").last.map(String.init) ?? path }
    var stem: String { name.split(separator: ".").first.map(String.init) ?? name }
    /// The folder below `Sources` or `Tests`.
    var target: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }
    var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
    var testDescription: String { path }
  }

  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The paths of every file that belongs to the package, those not yet added to git too; outside a repository all
  /// that are not in a hidden folder.
  static let paths: [String] = listed(["--cached", "--others", "--exclude-standard"]) ?? walked()

  /// The paths that git tracks; outside a repository the same as ``paths``.
  static let tracked: [String] = listed(["--cached"]) ?? paths

  /// Every Swift file below `Sources`.
  static let swiftSources = files("Sources/", endings: [".swift"])

  /// The files below a folder with one of these endings.
  static func files(_ folder: String, endings: [String]) -> [File] {
    paths.filter { path in path.hasPrefix(folder) && endings.contains(where: path.hasSuffix) }.sorted().compactMap {
      path in
      let text = try? String(contentsOf: root.appending(path: path), encoding: .utf8)
      return text.map { File(path: path, text: $0) }
    }
  }

  /// The folders directly below a folder that hold files of the package.
  static func folders(in folder: String) -> Set<String> {
    Set(
      paths.filter { $0.hasPrefix(folder) }.compactMap { path in
        let parts = path.split(separator: "/")
        return parts.count > 2 ? String(parts[1]) : nil
      })
  }

  private static func listed(_ options: [String]) -> [String]? {
    let git = Process()
    git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    git.arguments = ["git", "-C", root.path, "ls-files", "-z"] + options
    let output = Pipe()
    git.standardOutput = output
    git.standardError = FileHandle.nullDevice
    guard (try? git.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    git.waitUntilExit()
    guard git.terminationStatus == 0 else { return nil }
    let names = String(decoding: data, as: UTF8.self).split(separator: "\0").map(String.init)
    return names.filter { FileManager.default.fileExists(atPath: root.appending(path: $0).path) }
  }

  private static func walked() -> [String] {
    var found: [String] = []
    let names = FileManager.default.enumerator(atPath: root.path)
    while let name = names?.nextObject() as? String {
      let hidden = name.split(separator: "/").contains { $0.hasPrefix(".") }
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: root.appending(path: name).path, isDirectory: &isFolder)
      if exists, !hidden, !isFolder.boolValue { found.append(name) }
    }
    return found
  }
}
