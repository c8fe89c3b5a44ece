// swift-tools-version: 6.3
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The folder of typecheck, after which SwiftPM names its package.
let folder = Context.packageDirectory.split(separator: "/").dropLast(2).last ?? ""

/// The settings of targets that measure steps inside of the library.
///
/// They are compiled as a part of its package, so that its `package` declarations are visible.
let inside: [SwiftSetting] =
  settings + [
    .unsafeFlags([
      "-package-name",
      String(folder.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }),
    ])
  ]

/// Benchmarks are a package of their own, so that nobody who depends on typecheck fetches what they need.
let package = Package(
  name: "benchmarks",
  dependencies: [
    .package(name: "typecheck", path: "../.."),
    .package(url: "https://github.com/apple/swift-argument-parser", .upToNextMinor(from: "1.8.2")),
    // Its default traits fetch two more packages, which count allocations; nothing here allocates.
    .package(url: "https://github.com/ordo-one/benchmark", .upToNextMinor(from: "1.38.1"), traits: []),
  ],
  targets: [
    .target(
      name: "CPeers", path: "Peers/CPeers",
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux])), .linkedLibrary("harfbuzz")]),
    .executableTarget(name: "meter", path: "Peers/Meter"),
    .executableTarget(
      name: "compare",
      dependencies: [
        "CPeers", .product(name: "ColorContrast", package: "typecheck"),
        .product(name: "TypeCheckKit", package: "typecheck"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Sources/Comparison", packageAccess: false, swiftSettings: inside),
    .executableTarget(
      name: "TextBenchmarks",
      dependencies: [
        .product(name: "TypeCheckKit", package: "typecheck"), .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "TextBenchmarks", packageAccess: false, swiftSettings: inside,
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
    .executableTarget(
      name: "LayoutBenchmarks",
      dependencies: [
        .product(name: "TypeCheckKit", package: "typecheck"), .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "LayoutBenchmarks", packageAccess: false, swiftSettings: inside,
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
    .executableTarget(
      name: "ColorBenchmarks",
      dependencies: [
        .product(name: "ColorContrast", package: "typecheck"), .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "ColorBenchmarks", swiftSettings: settings,
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
  ],
  swiftLanguageModes: [.v6]
)
