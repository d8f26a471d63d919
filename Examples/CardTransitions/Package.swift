// swift-tools-version: 6.2
import PackageDescription

// A package with its own transition, and tests that compare it with goldens.

let package = Package(
  name: "CardTransitions",
  dependencies: [
    .package(name: "segue", path: "../.."), .package(name: "segue-tools", path: "../../Tools"),
  ],
  targets: [
    .target(name: "Cards", dependencies: [.product(name: "UIKit", package: "segue")]),
    // An app's source: excluded in its original form, and compiled as the plugin adapts it.
    .target(
      name: "AppCards", dependencies: [.product(name: "UIKit", package: "segue")],
      exclude: ["iOS"], swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "SegueAdaptPlugin", package: "segue-tools")]),
    .testTarget(
      name: "CardsTests",
      dependencies: ["Cards", "AppCards", .product(name: "SegueTesting", package: "segue")],
      exclude: ["__Goldens__"]),
  ],
  swiftLanguageModes: [.v6]
)
