// swift-tools-version: 6.2
import PackageDescription

// Fuzz targets, in a package of their own: they need flags that a package which others depend on may
// not have. README.md says how they are built and run.

let package = Package(
  name: "segue-fuzz",
  dependencies: [.package(name: "segue", path: "..")],
  targets: [
    .executableTarget(
      name: "FuzzImages", dependencies: [.product(name: "SegueImages", package: "segue")],
      swiftSettings: [.unsafeFlags(["-parse-as-library"])]),
    .executableTarget(
      name: "FuzzMovies", dependencies: [.product(name: "SegueImages", package: "segue")],
      swiftSettings: [.unsafeFlags(["-parse-as-library"])]),
    .executableTarget(
      name: "decode-picture",
      dependencies: [
        .product(name: "SegueImages", package: "segue"),
        .product(name: "SegueRaster", package: "segue"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
