// swift-tools-version: 6.3
import PackageDescription

// sample: dependency
let package = Package(
  name: "app",
  dependencies: [.package(path: "../typecheck")],
  targets: [
    .executableTarget(name: "app", dependencies: [.product(name: "TypeCheckKit", package: "typecheck")])
  ])
// end sample
