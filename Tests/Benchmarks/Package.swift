// swift-tools-version: 6.3
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
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
      path: "Sources/Comparison", swiftSettings: settings),
    .executableTarget(
      name: "TextBenchmarks",
      dependencies: [
        .product(name: "TypeCheckKit", package: "typecheck"), .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "TextBenchmarks", swiftSettings: settings,
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
    .executableTarget(
      name: "LayoutBenchmarks",
      dependencies: [
        .product(name: "TypeCheckKit", package: "typecheck"), .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "LayoutBenchmarks", swiftSettings: settings,
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
