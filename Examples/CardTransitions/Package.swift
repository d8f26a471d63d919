// swift-tools-version: 6.2
import PackageDescription

// A package as somebody else would have it: its own transition, and tests that hold it to goldens.

let package = Package(
  name: "CardTransitions",
  dependencies: [.package(name: "segue", path: "../..")],
  targets: [
    .target(name: "Cards", dependencies: [.product(name: "UIKit", package: "segue")]),
    .testTarget(
      name: "CardsTests",
      dependencies: ["Cards", .product(name: "SegueTesting", package: "segue")],
      exclude: ["__Goldens__"]),
  ],
  swiftLanguageModes: [.v6]
)
