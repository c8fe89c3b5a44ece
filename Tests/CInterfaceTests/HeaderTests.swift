import Foundation
import TestSupport
import Testing

/// The headers are the contract: they compile alone, document everything, and match the library's exports.
@Suite struct HeaderTests {
  @Test(arguments: CLibrary.headers, ["c11", "c++17", "c++20"])
  func compilesOnItsOwn(_ header: String, _ language: String) throws {
    let scratch = try TemporaryFolder()
    let source = try scratch.write("alone.c", "#include <\(header)>\n#include <\(header)>\nextern int unused;\n")
    let kind = language.contains("+") ? "c++" : "c"
    let others = ["gcc"].filter(CLibrary.has)
    for compiler in [CLibrary.compiler(false)] + others {
      let result = try CLibrary.run(
        [compiler, "-std=\(language)", "-fsyntax-only", "-x", kind] + CLibrary.strictness
          + ["-I", CLibrary.include.path, source], in: scratch)
      #expect(result.status == 0, "\(compiler): \(result.output)")
    }
  }

  @Test func theUmbrellaIncludesEveryHeader() throws {
    let umbrella = try CLibrary.text(of: "typecheck.h")
    for header in CLibrary.headers.dropFirst() where header != "typecheck/base.h" {
      #expect(umbrella.contains("#include \"\(header)\""))
    }
    #expect(CLibrary.headers.count > 5)
  }

  @Test func everyFunctionDocumentsItsFirstVersion() throws {
    var count = 0
    for header in CLibrary.headers {
      for declaration in Self.declarations(in: try CLibrary.text(of: header)) {
        #expect(declaration.comment.contains("\n * Since: 0.1.0\n"), "\(header): \(declaration.name)")
        count += 1
      }
    }
    #expect(count > 40)
  }

  @Test func theLibraryExportsTheDeclaredFunctions() throws {
    let scratch = try TemporaryFolder()
    let result = try CLibrary.run(
      ["nm", "-D", "--defined-only", "--extern-only", CLibrary.folder.appending(path: CLibrary.name).path], in: scratch)
    try #require(result.status == 0, "\(result.output)")
    let shown = result.output.split(separator: "\n").compactMap { $0.split(separator: " ").last.map(String.init) }
    let declared = try CLibrary.headers.flatMap { Self.declarations(in: try CLibrary.text(of: $0)).map(\.name) }
    #expect(Set(declared).count == declared.count)
    #expect(Set(shown) == Set(declared), "shown and not declared, or the other way round")
  }

  @Test func constantsOfTheHeaderMatchTheLibrary() throws {
    let version = try CLibrary.text(of: "typecheck/version.h")
    let source = try String(
      contentsOf: CLibrary.package.appending(path: "Sources/TypeCheckKit/TypeCheckVersion.swift"), encoding: .utf8)
    let current = try #require(source.firstMatch(of: /current = "([0-9.]+)"/)).1
    #expect(version.contains("#define TC_VERSION_STRING \"\(current)\"\n"))
    for (name, number) in zip(["MAJOR", "MINOR", "MICRO"], current.split(separator: ".")) {
      #expect(version.contains("#define TC_VERSION_\(name) \(number)\n"))
    }
  }

  /// The functions that a header declares, each with the comment before it.
  static func declarations(in header: String) -> [(name: String, comment: String)] {
    let pattern = /\n(\/\*(?:[^*]|\*[^\/])*\*\/\n)?(?:tc_status_t|void|const char \*) ?\*?(tc_[a-z0-9_]+)\(/
    return header.matches(of: pattern).map { (String($0.2), String($0.1 ?? "")) }
  }
}
