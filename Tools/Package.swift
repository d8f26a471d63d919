// swift-tools-version: 6.2
import PackageDescription

// What reads Swift source. A package of its own, so that nothing else has to build SwiftSyntax.

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "segue-tools",
  products: [
    .library(name: "SegueAdapter", targets: ["SegueAdapter"]),
    .executable(name: "segue-adapt", targets: ["segue-adapt"]),
    .plugin(name: "SegueAdaptPlugin", targets: ["SegueAdaptPlugin"]),
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.0")
  ],
  targets: [
    .target(
      name: "SegueAdapter",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "segue-adapt", dependencies: ["SegueAdapter"],
      resources: [.embedInCode("TimeBindings.swift.txt")], swiftSettings: strict),
    .plugin(
      name: "SegueAdaptPlugin", capability: .buildTool(), dependencies: ["segue-adapt"]),
    .testTarget(
      name: "SegueAdapterTests", dependencies: ["SegueAdapter"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
