// swift-tools-version: 6.2
import PackageDescription

// A separate package, so that packages that depend on Segue do not build it.

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "Benchmarks",
  products: [
    // Used by the scenes of Conformance.
    .library(name: "Letters", targets: ["Letters"])
  ],
  dependencies: [.package(name: "segue", path: "..")],
  targets: [
    .target(
      name: "Letters", dependencies: [.product(name: "SegueRaster", package: "segue")],
      swiftSettings: strict),
    .executableTarget(
      name: "RasterBenchmarks",
      dependencies: [
        "Letters", .product(name: "SegueRaster", package: "segue"),
        .product(name: "SegueImages", package: "segue"),
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "TextBenchmarks", dependencies: [.product(name: "UIKit", package: "segue")],
      swiftSettings: strict),
    .executableTarget(
      name: "LayoutBenchmarks", dependencies: [.product(name: "UIKit", package: "segue")],
      swiftSettings: strict),
    .executableTarget(
      name: "ListBenchmarks", dependencies: [.product(name: "UIKit", package: "segue")],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
