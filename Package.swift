// swift-tools-version: 6.3
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The settings of small modules in which a debug build spends most of its time.
///
/// `make test` optimizes them, with assertions, because the tests start the program more than a thousand times.
let hotSettings =
  (Context.environment["TYPECHECK_OPTIMIZE"] ?? "").isEmpty
  ? settings : settings + [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))]

/// A library target with the package's settings.
///
/// If `embeds` is true, the plugin turns the files of `folder` into string literals. A hot module is optimized by
/// `make test`.
func library(
  _ name: String, _ dependencies: [Target.Dependency] = [], embeds: Bool = false, from folder: String = "Tables",
  exclude: [String] = [], isHot: Bool = false
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/\(name)", exclude: exclude + (embeds ? [folder] : []),
    swiftSettings: isHot ? hotSettings : settings, plugins: embeds ? ["EmbedResourcesPlugin"] : [])
}

/// A test target.
///
/// Every one can use `TestSupport`.
func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["TestSupport"], path: "Tests/\(name)", exclude: exclude,
    swiftSettings: settings)
}

let package = Package(
  name: "typecheck",
  products: [
    .library(name: "TypeCheckKit", targets: ["TypeCheckKit"]),
    .library(name: "ColorContrast", targets: ["ColorContrast"]),
    .library(name: "TypeCheckC", type: .dynamic, targets: ["TypeCheckC"]),
    .executable(name: "typecheck", targets: ["typecheck"]),
  ],
  traits: [
    .trait(name: "Serve", description: "Adds the server of `typecheck serve`, with Hummingbird."),
    .trait(name: "SwiftSources", description: "Reads the app's Swift sources to find where each text is drawn."),
    .default(enabledTraits: ["SwiftSources"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", .upToNextMinor(from: "1.8.2")),
    .package(url: "https://github.com/apple/swift-numerics", .upToNextMinor(from: "1.1.1")),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", .upToNextMinor(from: "2.1.1")),
    .package(
      url: "https://github.com/hummingbird-project/hummingbird", .upToNextMinor(from: "2.28.1"), traits: []),
    .package(url: "https://github.com/jpsim/Yams", .upToNextMinor(from: "6.2.2")),
    .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"604.0.0"),
  ],
  targets: [
    .systemLibrary(
      name: "CHarfBuzz", path: "Sources/CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(
      name: "CFreeType", path: "Sources/CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
    .target(
      name: "CICU", path: "Sources/CICU",
      linkerSettings: [.linkedLibrary("icuuc"), .linkedLibrary("icui18n")]),
    .target(name: "CPNG", path: "Sources/CPNG", linkerSettings: [.linkedLibrary("png")]),
    .target(name: "CJPEG", path: "Sources/CJPEG", linkerSettings: [.linkedLibrary("jpeg")]),
    .target(name: "CFill", path: "Sources/CFill"),
    .systemLibrary(
      name: "CExpat", path: "Sources/CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
    .systemLibrary(name: "CHyphen", path: "Sources/CHyphen", providers: [.apt(["libhyphen-dev"])]),
    .systemLibrary(name: "CZlib", path: "Sources/CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CLCMS", path: "Sources/CLCMS", pkgConfig: "lcms2", providers: [.apt(["liblcms2-dev"])]),

    library("Bytes", isHot: true),
    library("Vocabulary", isHot: true),
    library("DynamicType", ["Vocabulary"], embeds: true, isHot: true),
    library(
      "ColorContrast", ["Vocabulary", .product(name: "RealModule", package: "swift-numerics")], embeds: true),
    .target(
      name: "TextEngine", dependencies: ["Bytes", "CHarfBuzz", "CFreeType", "CICU", "CFill", "CHyphen"],
      path: "Sources/TextEngine", swiftSettings: hotSettings, plugins: ["EmbedResourcesPlugin"]),
    library("Adaptivity", ["DynamicType", "Vocabulary"], embeds: true, isHot: true),
    library("AutoLayout", isHot: true),
    library("AuditModel", ["Bytes", "DynamicType", "Adaptivity", "ColorContrast", "Vocabulary"]),
    library("Causes", ["AuditModel", "Bytes", "DynamicType"]),
    library("Documents", ["CExpat", "Bytes", "AuditModel", "Vocabulary"], isHot: true),
    library("Projects", ["Documents", .product(name: "Yams", package: "Yams")], isHot: true),
    library("TextFiles", ["Documents", "Bytes", "AuditModel", "DynamicType", "Vocabulary"]),
    library(
      "AssetFiles", ["Documents", "AuditModel", "DynamicType", "ColorContrast", "Vocabulary"],
      exclude: ["Palettes/Schemas"]),
    library(
      "LayoutFiles",
      ["Documents", "AuditModel", "Adaptivity", "ColorContrast", "DynamicType", "Vocabulary"],
      exclude: ["Schemas"]),
    library(
      "Reports",
      [
        "Bytes", "AuditModel", "Causes", "Adaptivity", "ColorContrast", "DynamicType", "CZlib",
        .product(name: "Mustache", package: "swift-mustache"),
      ],
      embeds: true, from: "HTML/Templates", exclude: ["HTML/Page"]),
    library("ObjectiveCReader", ["Documents"]),
    library(
      "SwiftTrees",
      [
        "ObjectiveCReader", "Documents", "Bytes", "AuditModel", "DynamicType", "Vocabulary",
        .product(
          name: "SwiftParser", package: "swift-syntax", condition: .when(traits: ["SwiftSources"])),
      ],
      embeds: true),
    library("CodeEffects", ["SwiftTrees", "AuditModel", "Documents", "Vocabulary"], embeds: true),
    library("CodeValues", ["SwiftTrees", "Documents", "AuditModel", "Bytes", "DynamicType"]),
    library(
      "SwiftReading",
      [
        "SwiftTrees", "CodeEffects", "CodeValues", "Documents", "Bytes", "AuditModel", "ColorContrast", "DynamicType",
        "Vocabulary",
      ],
      embeds: true),
    library(
      "InterfaceBuilder",
      ["Documents", "AuditModel", "ColorContrast", "DynamicType", "Vocabulary"], embeds: true, isHot: true),
    library(
      "InterfaceLayout", ["InterfaceBuilder", "AutoLayout", "Adaptivity", "AuditModel", "DynamicType", "Vocabulary"],
      embeds: true, isHot: true),
    library("RuleKit", ["AuditModel", "Adaptivity", "Bytes", "ColorContrast", "DynamicType", "Vocabulary"]),
    library(
      "TextRules", ["RuleKit", "AuditModel", "Adaptivity", "Bytes", "DynamicType", "TextEngine", "Vocabulary"],
      embeds: true),
    library("ColorRules", ["RuleKit", "AuditModel", "Bytes", "ColorContrast", "DynamicType"]),
    library(
      "LayoutRules",
      [
        "RuleKit", "TextRules", "ColorRules", "AuditModel", "Adaptivity", "Bytes", "ColorContrast", "DynamicType",
        "TextEngine",
      ]),
    library("ScaleRules", ["RuleKit", "AuditModel", "DynamicType"]),
    library(
      "Audit",
      [
        "RuleKit", "TextRules", "ColorRules", "LayoutRules", "AuditModel", "Adaptivity", "Bytes", "DynamicType",
        "TextEngine", "Vocabulary",
      ],
      embeds: true),
    library(
      "Serving",
      [
        "Bytes",
        .product(name: "HummingbirdCore", package: "hummingbird", condition: .when(traits: ["Serve"])),
      ]),
    library("Pictures", ["CPNG", "CJPEG", "CLCMS", "ColorContrast", "Bytes"]),
    library(
      "Previews", ["AuditModel", "Adaptivity", "TextEngine", "ColorContrast", "DynamicType", "Pictures", "Bytes"]),
    library(
      "TypeCheckKit",
      [
        "Audit", "RuleKit", "TextRules", "ColorRules", "LayoutRules", "ScaleRules", "Documents", "Projects",
        "TextFiles",
        "AssetFiles", "LayoutFiles", "InterfaceBuilder", "InterfaceLayout", "Pictures", "Previews", "Reports",
        "AuditModel", "Causes", "Adaptivity", "Bytes", "ColorContrast", "DynamicType", "Vocabulary",
        .target(name: "SwiftTrees", condition: .when(traits: ["SwiftSources"])),
        .target(name: "SwiftReading", condition: .when(traits: ["SwiftSources"])),
        .product(name: "Yams", package: "Yams"),
      ],
      embeds: true, from: "Templates", exclude: ["Schemas"]),
    .executableTarget(
      name: "typecheck",
      dependencies: [
        "TypeCheckKit", "AssetFiles", "Pictures", "Bytes", "Serving", "CZlib",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Sources/typecheck", swiftSettings: settings),

    // The C interface. A linker script selects the exported symbols. Swift packages cannot depend on a target with
    // unsafe flags, but no product for Swift packages contains this one.
    .target(name: "CTypeCheck", path: "Sources/CTypeCheck", exclude: ["typecheck.pc.in"]),
    .target(
      name: "TypeCheckC", dependencies: ["CTypeCheck", "TypeCheckKit"], path: "Sources/TypeCheckC",
      exclude: ["exports.map"], swiftSettings: settings,
      linkerSettings: [
        // `dlclose` must not unload the library: destructors of thread-local errors run code of it when a thread ends.
        .unsafeFlags([
          "-Xlinker", "--version-script=\(Context.packageDirectory)/Sources/TypeCheckC/exports.map",
          "-Xlinker", "-z", "-Xlinker", "nodelete",
        ])
      ]),

    .executableTarget(name: "EmbedResources", path: "Sources/EmbedResources", swiftSettings: settings),
    .plugin(
      name: "EmbedResourcesPlugin", capability: .buildTool(), dependencies: ["EmbedResources"],
      path: "Sources/Plugins/EmbedResourcesPlugin"),

    // The code samples of the documentation. They are built with the tests, and a test runs them. Without access to
    // `package` declarations, they prove that a program outside of the package can do the same.
    .executableTarget(
      name: "Samples", dependencies: ["TypeCheckKit"], path: "Tests/Samples", packageAccess: false,
      swiftSettings: settings),
    .target(name: "TestSupport", dependencies: ["AuditModel"], path: "Tests/TestSupport", swiftSettings: settings),
    tests("BytesTests", ["Bytes"]),
    tests("VocabularyTests", ["Vocabulary", "DynamicType"]),
    tests("ProjectsTests", ["Projects"]),
    tests("ServingTests", ["Serving"]),
    tests("DynamicTypeTests", ["DynamicType", "Vocabulary"]),
    tests("AdaptivityTests", ["Adaptivity", "DynamicType", "Vocabulary"]),
    tests("AutoLayoutTests", ["AutoLayout"], exclude: ["Oracle/systems.txt"]),
    tests("ColorContrastTests", ["ColorContrast"]),
    tests("PicturesTests", ["Pictures", "ColorContrast"]),
    tests(
      "PreviewsTests",
      [
        "Previews", "Reports", "TextRules", "AuditModel", "Adaptivity", "ColorContrast", "DynamicType", "Pictures",
        "TextEngine",
      ]),
    tests("TextEngineTests", ["TextEngine", "Bytes", "CHarfBuzz", "DynamicType", "Vocabulary"]),
    tests(
      "ReadersTests",
      [
        "Documents", "TextFiles", "AssetFiles", "LayoutFiles", "InterfaceBuilder", "TypeCheckKit", "AuditModel",
        "Adaptivity", "ColorContrast", "DynamicType",
      ]),
    tests(
      "AuditTests",
      [
        "Audit", "RuleKit", "TextRules", "ColorRules", "LayoutRules", "ScaleRules", "Documents", "TextFiles",
        "AssetFiles", "LayoutFiles", "AuditModel", "Bytes", "Adaptivity", "DynamicType", "TextEngine", "ColorContrast",
        "Vocabulary",
      ]),
    tests(
      "InterfaceBuilderTests", ["InterfaceBuilder", "AuditModel", "ColorContrast", "DynamicType"],
      exclude: ["count-elements"]),
    tests(
      "InterfaceLayoutTests",
      ["InterfaceLayout", "InterfaceBuilder", "AutoLayout", "AuditModel", "Adaptivity", "DynamicType"],
      exclude: ["Oracle/misses.txt"]),
    tests(
      "SwiftReadingTests",
      [
        "SwiftReading", "CodeValues", "CodeEffects", "SwiftTrees", "ObjectiveCReader", "AuditModel", "Bytes",
        "ColorContrast",
        "DynamicType",
      ]),
    tests("CausesTests", ["Causes", "AuditModel", "DynamicType"]),
    tests("ReportsTests", ["Reports", "Causes", "AuditModel", "Adaptivity", "ColorContrast", "DynamicType"]),
    tests(
      "TypeCheckKitTests",
      [
        "TypeCheckKit", "Audit", "RuleKit", "TextRules", "Documents", "TextFiles", "AssetFiles", "LayoutFiles",
        "Projects", "AuditModel", "Bytes", "Adaptivity", "DynamicType", "Vocabulary",
      ]),
    tests("ConformanceTests", ["TextEngine"], exclude: ["Residuals"]),
    tests(
      "CommandLineTests",
      [
        "typecheck", "LayoutRules", "RuleKit", "AuditModel", "Adaptivity", "ColorContrast", "DynamicType", "Pictures",
        "Vocabulary",
      ]),
    // The tests compile these C programs the way a client would.
    tests("CInterfaceTests", [], exclude: ["Programs", "swift.supp"]),
    tests("ArchitectureTests", [], exclude: ["hazards.csv"]),
  ],
  swiftLanguageModes: [.v6]
)
