// swift-tools-version: 6.2
import PackageDescription

// Draws with Segue, for comparison with other renderers. A separate package, so that packages that
// depend on Segue do not build it.

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// A program that writes samples for one of the comparisons in `compare`.
func samples(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .executableTarget(
    name: name,
    dependencies: [.product(name: "SegueRaster", package: "segue")] + dependencies,
    swiftSettings: strict)
}

let package = Package(
  name: "Conformance",
  dependencies: [
    .package(name: "segue", path: ".."), .package(name: "Benchmarks", path: "../Benchmarks"),
  ],
  targets: [
    samples("BlurSamples"),
    samples("ComparisonScenes", [.product(name: "Letters", package: "Benchmarks")]),
    samples("StrokeSamples"),
  ],
  swiftLanguageModes: [.v6]
)
