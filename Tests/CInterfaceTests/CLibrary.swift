import Foundation
import TestSupport

/// The built shared library, and programs in C and C++ that are linked with it and run.
enum CLibrary {
  /// The end of a run.
  struct Result {
    var status: Int32
    /// Its standard output and standard error together.
    var output: String
  }

  static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  static let programs = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Programs")
  static let include = package.appending(path: "Sources/CTypeCheck/include")

  /// The folder of the library: that of the test bundle, which is built together with it.
  static let folder: URL = {
    let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let isInFolder = FileManager.default.fileExists(atPath: folder.appending(path: name).path)
    return isInFolder ? folder : package.appending(path: ".build/debug")
  }()
  static let name = "libTypeCheckC.so"

  /// The umbrella and every header below it, by their paths below ``include``.
  static let headers: [String] = {
    let below = (try? FileManager.default.contentsOfDirectory(atPath: include.appending(path: "typecheck").path)) ?? []
    return ["typecheck.h"] + below.filter { $0.hasSuffix(".h") }.sorted().map { "typecheck/\($0)" }
  }()

  /// The text of a header.
  static func text(of header: String) throws -> String {
    try String(contentsOf: include.appending(path: header), encoding: .utf8)
  }

  /// The options of compilers besides the standard: every warning is an error.
  static let strictness = ["-Wall", "-Wextra", "-Werror", "-pedantic"]

  /// Compiles and links a program.
  ///
  /// - Parameters:
  ///   - sources: Its sources.
  ///   - language: Its standard, such as `c11` or `c++17`.
  ///   - isLinked: Whether it is linked with the library, or opens it on its own.
  ///   - scratch: Where the program goes.
  /// - Returns: The program's path.
  /// - Throws: ``BuildError`` with what the compiler says.
  static func build(
    _ sources: [URL], _ language: String, isLinked: Bool = true, in scratch: TemporaryFolder
  ) throws -> String {
    let program = scratch.file("program")
    let library = isLinked ? ["-L", folder.path, "-lTypeCheckC", "-Wl,-rpath,\(folder.path)"] : ["-ldl"]
    let result = try run(
      [compiler(language.contains("+")), "-std=\(language)", "-D_POSIX_C_SOURCE=200809L"] + strictness
        + sources.map(\.path) + ["-I", include.path] + library + ["-lpthread", "-o", program], in: scratch)
    guard result.status == 0 else { throw BuildError(output: result.output) }
    return program
  }

  /// The compiler of the Swift toolchain, or the system's.
  static func compiler(_ isCPlusPlus: Bool) -> String {
    has("clang") ? (isCPlusPlus ? "clang++" : "clang") : isCPlusPlus ? "c++" : "cc"
  }

  /// A program that does not compile.
  struct BuildError: Error, CustomStringConvertible {
    var output: String
    var description: String { "does not compile:\n\(output)" }
  }

  /// A small project for the client: two texts, a font, and a width that is too narrow for one text.
  static func project(in scratch: TemporaryFolder) throws -> String {
    let font = try Data(contentsOf: package.appending(path: "Fonts/Inter-subset.ttf"))
    try scratch.write("project/own.ttf", font)
    try scratch.write("project/strings.json", #"{"save": "Ok", "reset": "Reset all settings"}"#)
    try scratch.write(
      "project/.typecheck.yml",
      "slots:\n  narrow:\n    style: body\n    width: 60\n    lines: 1\ndefault_slot: narrow\n")
    return scratch.file("project")
  }

  /// Runs a program to its end; it starts in a folder of its own.
  static func run(_ command: [String], in scratch: TemporaryFolder) throws -> Result {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = scratch.url
    let output = try scratch.write("output-\(UUID().uuidString)", "")
    let handle = try FileHandle(forWritingTo: URL(filePath: output))
    process.standardOutput = handle
    process.standardError = handle
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let status = process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
    return Result(status: status, output: try String(contentsOf: URL(filePath: output), encoding: .utf8))
  }

  /// Whether a program is on this machine.
  static func has(_ program: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
    }
  }
}
