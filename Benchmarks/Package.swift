// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that whoever uses Segue never builds it.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "segue", path: "..")],
  targets: [
    .target(
      name: "Letters",
      dependencies: [
        .product(name: "SegueRaster", package: "segue")
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "RasterBenchmarks",
      dependencies: [
        "Letters", .product(name: "SegueRaster", package: "segue"),
        .product(name: "SegueImages", package: "segue"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "TextBenchmarks",
      dependencies: [.product(name: "UIKit", package: "segue")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "LayoutBenchmarks",
      dependencies: [.product(name: "UIKit", package: "segue")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "ListBenchmarks",
      dependencies: [.product(name: "UIKit", package: "segue")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "ComparisonScenes",
      dependencies: [
        "Letters", .product(name: "SegueRaster", package: "segue"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "BlurSamples",
      dependencies: [.product(name: "SegueRaster", package: "segue")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "StrokeSamples",
      dependencies: [.product(name: "SegueRaster", package: "segue")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
  ],
  swiftLanguageModes: [.v6]
)
