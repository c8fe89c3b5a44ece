// swift-tools-version: 6.3
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A library target with the package's settings; `embeds` runs the plugin that turns its `Tables/` (or another folder
/// that the plugin knows) into text.
func library(
  _ name: String, _ dependencies: [Target.Dependency] = [], embeds: Bool = false, from folder: String = "Tables",
  exclude: [String] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/\(name)", exclude: exclude + (embeds ? [folder] : []),
    swiftSettings: settings, plugins: embeds ? ["EmbedResourcesPlugin"] : [])
}

/// A test target; every one may use `TestSupport`.
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
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-numerics", from: "1.1.1"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
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
    .systemLibrary(name: "CLCMS", path: "Sources/CLCMS", pkgConfig: "lcms2", providers: [.apt(["liblcms2-dev"])]),

    library("Bytes"),
    library("Vocabulary"),
    library("Projects", [.product(name: "Yams", package: "Yams")]),
    library("DynamicType", ["Vocabulary"], embeds: true),
    library(
      "ColorContrast", ["Vocabulary", .product(name: "RealModule", package: "swift-numerics")], embeds: true),
    .target(
      name: "TextEngine", dependencies: ["CHarfBuzz", "CFreeType", "CICU", "CFill"], path: "Sources/TextEngine",
      swiftSettings: settings, plugins: ["EmbedResourcesPlugin"]),
    library("Adaptivity", ["DynamicType", "Vocabulary"], embeds: true),
    library("AuditModel", ["Bytes", "DynamicType", "Adaptivity", "ColorContrast"]),
    library(
      "Catalogs", ["CExpat", "Bytes", "AuditModel", "Adaptivity", "DynamicType", "ColorContrast", "Vocabulary"],
      exclude: ["Layouts/Schemas", "Palettes/Schemas"]),
    library(
      "Reports",
      [
        "Bytes", "AuditModel", "Adaptivity", "ColorContrast", "DynamicType",
        .product(name: "Mustache", package: "swift-mustache"),
      ],
      embeds: true, from: "HTML/Templates"),
    library(
      "Audit", ["Bytes", "AuditModel", "Adaptivity", "TextEngine", "DynamicType", "ColorContrast", "Vocabulary"],
      embeds: true),
    library("Pictures", ["CPNG", "CJPEG", "CLCMS", "ColorContrast", "Bytes"]),
    library("Previews", ["AuditModel", "TextEngine", "ColorContrast", "DynamicType", "Pictures", "Bytes"]),
    library(
      "TypeCheckKit",
      [
        "Audit", "Catalogs", "Pictures", "Previews", "Reports", "AuditModel", "Adaptivity", "ColorContrast",
        "DynamicType", "Vocabulary",
        .product(name: "Yams", package: "Yams"),
      ],
      exclude: ["Schemas"]),
    .executableTarget(
      name: "typecheck",
      dependencies: [
        "TypeCheckKit", "Pictures", "Bytes", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Sources/typecheck", swiftSettings: settings),

    // The interface of C. What the library shows is what a linker script says; as no product for packages in Swift has this
    // target, its unsafe flag keeps nobody from depending on those.
    .target(name: "CTypeCheck", path: "Sources/CTypeCheck", exclude: ["typecheck.pc.in"]),
    .target(
      name: "TypeCheckC", dependencies: ["CTypeCheck", "TypeCheckKit"], path: "Sources/TypeCheckC",
      exclude: ["exports.map"], swiftSettings: settings,
      linkerSettings: [
        // Nor may it leave a process: the ends of threads that saw an error run in it.
        .unsafeFlags([
          "-Xlinker", "--version-script=\(Context.packageDirectory)/Sources/TypeCheckC/exports.map",
          "-Xlinker", "-z", "-Xlinker", "nodelete",
        ])
      ]),

    .executableTarget(name: "EmbedResources", path: "Sources/EmbedResources", swiftSettings: settings),
    .plugin(
      name: "EmbedResourcesPlugin", capability: .buildTool(), dependencies: ["EmbedResources"],
      path: "Sources/Plugins/EmbedResourcesPlugin"),

    // What the documentation shows; built with the tests, run by one of them.
    .executableTarget(name: "Samples", dependencies: ["TypeCheckKit"], path: "Tests/Samples", swiftSettings: settings),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    tests("BytesTests", ["Bytes"]),
    tests("VocabularyTests", ["Vocabulary", "DynamicType"]),
    tests("ProjectsTests", ["Projects"]),
    tests("DynamicTypeTests", ["DynamicType", "Vocabulary"]),
    tests("AdaptivityTests", ["Adaptivity", "DynamicType", "Vocabulary"]),
    tests("ColorContrastTests", ["ColorContrast"]),
    tests("PicturesTests", ["Pictures", "ColorContrast"]),
    tests(
      "PreviewsTests",
      ["Previews", "Audit", "AuditModel", "ColorContrast", "DynamicType", "Pictures", "TextEngine"]),
    tests("TextEngineTests", ["TextEngine", "CHarfBuzz", "DynamicType"]),
    tests("CatalogsTests", ["Catalogs", "AuditModel", "Adaptivity", "ColorContrast", "DynamicType"]),
    tests(
      "AuditTests",
      [
        "Audit", "Catalogs", "AuditModel", "Bytes", "Adaptivity", "DynamicType", "TextEngine", "ColorContrast",
        "Vocabulary",
      ]),
    tests("ReportsTests", ["Reports", "AuditModel", "Adaptivity", "ColorContrast", "DynamicType"]),
    tests(
      "TypeCheckKitTests",
      ["TypeCheckKit", "Audit", "Catalogs", "AuditModel", "Adaptivity", "DynamicType", "Vocabulary"]),
    tests("ConformanceTests", ["TextEngine"], exclude: ["Residuals"]),
    tests(
      "CommandLineTests",
      ["typecheck", "Audit", "AuditModel", "Adaptivity", "ColorContrast", "DynamicType", "Pictures"]),
    // Its programs in C are compiled by the tests, as others compile theirs.
    tests("CInterfaceTests", [], exclude: ["Programs", "swift.supp"]),
    tests("ArchitectureTests", []),
  ],
  swiftLanguageModes: [.v6]
)
