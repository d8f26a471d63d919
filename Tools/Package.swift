// swift-tools-version: 6.2
import PackageDescription

// What reads Swift source. A package of its own, so that nothing else has to build SwiftSyntax.
//
// With SEGUE_SYNTAX=toolchain in the environment the adapter is linked with the SwiftSyntax that toolchains contain as
// libraries; scripts/build-adapter sets it, with the options that find them. Otherwise SwiftSyntax is built from its
// source, which takes minutes. The adapter writes the same with both; scripts/check-adapter compares.

/// The modules of SwiftSyntax that the adapter imports, and those that these need.
let imported = ["SwiftSyntax", "SwiftParser", "SwiftParserDiagnostics"]
let modules = imported + ["SwiftDiagnostics", "SwiftBasicFormat"]
let isOfToolchain = Context.environment["SEGUE_SYNTAX"] == "toolchain"

let swiftSyntax: [Package.Dependency] =
  isOfToolchain ? [] : [.package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.0")]
let syntaxProducts: [Target.Dependency] =
  isOfToolchain ? [] : imported.map { .product(name: $0, package: "swift-syntax") }
let linking: [LinkerSetting] = isOfToolchain ? modules.map { .linkedLibrary($0) } : []

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "segue-tools",
  products: [
    .library(name: "SegueAdapter", targets: ["SegueAdapter"]),
    .executable(name: "segue-adapt", targets: ["segue-adapt"]),
    .plugin(name: "SegueAdaptPlugin", targets: ["SegueAdaptPlugin"]),
  ],
  dependencies: swiftSyntax,
  targets: [
    .target(
      name: "SegueAdapter", dependencies: syntaxProducts, swiftSettings: strict,
      linkerSettings: linking),
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
