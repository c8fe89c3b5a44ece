import Testing

/// The imports that each target may have; a target that is not listed fails.
@Suite struct ImportLawTests {
  /// Our own modules and the packages that each target may import.
  static let law: [String: Set<String>] = [
    "Bytes": [],
    "Vocabulary": [],
    "DynamicType": ["Vocabulary"],
    "Adaptivity": ["DynamicType", "Vocabulary"],
    "AutoLayout": [],
    "ColorContrast": ["Vocabulary", "RealModule"],
    "TextEngine": ["Bytes", "CHarfBuzz", "CFreeType", "CICU", "CFill", "CHyphen"],
    "AuditModel": ["Bytes", "DynamicType", "Adaptivity", "ColorContrast", "Vocabulary"],
    "Causes": ["AuditModel", "Bytes", "DynamicType"],
    "Documents": ["CExpat", "Bytes", "AuditModel", "Vocabulary"],
    "Projects": ["Documents", "Yams"],
    "ObjectiveCReader": ["Documents"],
    "SwiftTrees": [
      "ObjectiveCReader", "Documents", "Bytes", "AuditModel", "DynamicType", "Vocabulary", "SwiftParser", "SwiftSyntax",
    ],
    "CodeEffects": ["SwiftTrees", "AuditModel", "Documents", "Vocabulary"],
    "CodeValues": ["SwiftTrees", "Documents", "AuditModel", "Bytes", "DynamicType"],
    "SwiftReading": [
      "SwiftTrees", "CodeEffects", "CodeValues", "Documents", "Bytes", "AuditModel", "ColorContrast", "DynamicType",
      "Vocabulary",
    ],
    "TextFiles": ["Documents", "Bytes", "AuditModel", "DynamicType", "Vocabulary"],
    "AssetFiles": ["Documents", "AuditModel", "DynamicType", "ColorContrast", "Vocabulary"],
    "LayoutFiles": ["Documents", "AuditModel", "Adaptivity", "DynamicType", "ColorContrast", "Vocabulary"],
    "InterfaceBuilder": ["Documents", "AuditModel", "ColorContrast", "DynamicType", "Vocabulary"],
    "InterfaceLayout": ["InterfaceBuilder", "AutoLayout", "AuditModel", "Adaptivity", "DynamicType", "Vocabulary"],
    "Reports": [
      "Bytes", "AuditModel", "Causes", "Adaptivity", "DynamicType", "ColorContrast", "CZlib", "Mustache",
    ],
    "RuleKit": ["AuditModel", "Adaptivity", "Bytes", "ColorContrast", "DynamicType", "Vocabulary"],
    "TextRules": ["RuleKit", "AuditModel", "Adaptivity", "Bytes", "DynamicType", "TextEngine", "Vocabulary"],
    "ColorRules": ["RuleKit", "AuditModel", "Bytes", "ColorContrast", "DynamicType"],
    "LayoutRules": [
      "RuleKit", "TextRules", "ColorRules", "AuditModel", "Adaptivity", "Bytes", "ColorContrast", "DynamicType",
      "TextEngine",
    ],
    "ScaleRules": ["RuleKit", "AuditModel", "DynamicType"],
    "Audit": [
      "RuleKit", "TextRules", "ColorRules", "LayoutRules", "AuditModel", "Adaptivity", "Bytes", "DynamicType",
      "TextEngine", "Vocabulary",
    ],
    "Serving": ["Bytes", "HummingbirdCore", "NIOCore", "NIOHTTPTypes", "NIOPosix", "HTTPTypes", "Logging"],
    "Pictures": ["CPNG", "CJPEG", "CLCMS", "ColorContrast", "Bytes"],
    "Previews": ["AuditModel", "Adaptivity", "TextEngine", "ColorContrast", "DynamicType", "Pictures", "Bytes"],
    "TypeCheckKit": [
      "Audit", "RuleKit", "TextRules", "ColorRules", "LayoutRules", "ScaleRules", "Documents", "Projects", "TextFiles",
      "SwiftTrees", "SwiftReading",
      "AssetFiles", "LayoutFiles", "InterfaceBuilder", "InterfaceLayout", "Reports", "AuditModel", "Causes",
      "Adaptivity",
      "Bytes", "ColorContrast", "DynamicType", "Pictures", "Previews", "Vocabulary", "Yams",
    ],
    "typecheck": ["TypeCheckKit", "AssetFiles", "Pictures", "Bytes", "Serving", "CZlib", "ArgumentParser"],
    "TypeCheckC": ["TypeCheckKit", "CTypeCheck"],
    "EmbedResources": [],
    // Scripts and Python, no targets.
    "Distribution": [],
    "Python": [],
    "Plugins": ["PackagePlugin"],
  ]

  /// The one file that re-exports everything.
  static let exports = "Sources/TypeCheckKit/Exports.swift"

  static let cModules: Set<String> = [
    "CHarfBuzz", "CFreeType", "CICU", "CPNG", "CJPEG", "CLCMS", "CFill", "CExpat", "CHyphen", "CTypeCheck", "CZlib",
  ]
  static let ours = Set(law.keys).union(cModules).union([
    "ArgumentParser", "HTTPTypes", "HummingbirdCore", "Logging", "Mustache", "NIOCore", "NIOHTTPTypes", "NIOPosix",
    "RealModule", "SwiftParser", "SwiftSyntax", "Yams",
  ])

  @Test func everyTargetHasImportRules() {
    let unknown = PackageSource.folders(in: "Sources/").subtracting(Self.law.keys).subtracting(Self.cModules)
    #expect(unknown.isEmpty, "say in ImportLawTests.law what \(unknown.sorted()) may import")
  }

  @Test(arguments: PackageSource.swiftSources)
  func importsOnlyAllowedModules(_ file: PackageSource.File) {
    let allowed = file.path == Self.exports ? Set(Self.law.keys) : Self.law[file.target] ?? []
    for module in imports(of: file).map(\.module) where Self.ours.contains(module) {
      #expect(allowed.contains(module), "\(file.path) imports \(module), which \(file.target) may not")
    }
  }

  @Test(arguments: PackageSource.swiftSources)
  func cModulesStayInternal(_ file: PackageSource.File) {
    // What TypeCheckC shows is CTypeCheck: its functions have to be public, or a release build leaves them out.
    for (module, line) in imports(of: file) where Self.cModules.contains(module) && module != "CTypeCheck" {
      #expect(line == "internal import \(module)", "\(file.path): write `internal import \(module)`, not `\(line)`")
    }
  }

  private func imports(of file: PackageSource.File) -> [(module: String, line: String)] {
    file.lines.compactMap { (line: Substring) -> (module: String, line: String)? in
      let words = line.split(separator: " ")
      guard let position = words.firstIndex(of: "import"), position + 1 < words.count,
        words[..<position].allSatisfy({ $0.hasPrefix("@") || Self.modifiers.contains($0) })
      else { return nil }
      let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
      let name = words[(position + 1)...].first { !kinds.contains($0) } ?? ""
      return (name.prefix { $0 != "." }.description, line.description)
    }
  }

  private static let modifiers: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
}
