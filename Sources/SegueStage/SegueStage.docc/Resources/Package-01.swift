// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Zoom",
  dependencies: [.package(url: "https://github.com/OWNER/segue", branch: "main")],
  targets: [
    .target(name: "Zoom", dependencies: [.product(name: "UIKit", package: "segue")]),
    .testTarget(
      name: "ZoomTests",
      dependencies: ["Zoom", .product(name: "SegueTesting", package: "segue")],
      exclude: ["__Goldens__"]),
  ]
)
