// swift-tools-version: 6.2
import PackageDescription

// What is fuzzed and belongs to another package than Segue's own, whose targets are in its Package.swift
// behind the environment variable SEGUE_FUZZ. Documentation/Internals/FUZZING.md says how they are built
// and run.

let package = Package(
  name: "segue-fuzz",
  dependencies: [
    .package(name: "segue", path: ".."), .package(name: "segue-tools", path: "../Tools"),
  ],
  targets: [
    .executableTarget(
      name: "FuzzAdapter",
      dependencies: [
        .product(name: "SegueAdapter", package: "segue-tools")
      ],
      swiftSettings: [.unsafeFlags(["-parse-as-library"])]),
    .executableTarget(
      name: "decode-image",
      dependencies: [
        .product(name: "SegueImages", package: "segue"),
        .product(name: "SegueRaster", package: "segue"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
