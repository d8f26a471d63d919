// swift-tools-version: 6.2
import PackageDescription

// The house: each row imports only rows above it. Documentation/ARCHITECTURE.md draws it.

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// A Swift library target of ours: Swift 6 mode, warnings are errors.
func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

/// The tests of one module, in `Tests/<name>Tests`.
func tests(_ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = [])
  -> Target
{
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name)] + dependencies,
    resources: resources, swiftSettings: strict)
}

let package = Package(
  name: "segue",
  products: [
    .executable(name: "segue", targets: ["segue"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(
      name: "SegueRaster",
      targets: ["SegueRaster", "SegueDisplay", "SeguePixels", "CoreGraphics"]),
    .library(name: "SegueImages", targets: ["SegueImages"]),
    .library(name: "Segue", targets: ["SegueStage", "SegueRecording", "SegueCommand"]),
    .library(name: "SegueTesting", targets: ["SegueTesting"]),
    // All of it in one file, for programs that `segue try` builds: so `UIKit` is there once.
    .library(name: "SegueRuntime", type: .dynamic, targets: ["SegueCommand"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.0.0"),
  ],
  targets: [
    module("SegueFiles"),
    module("SegueDiagnostics"),
    .target(name: "CSegueKernels"),
    .target(name: "CSegueProcess"),
    module("SeguePixels", ["CSegueKernels"]),
    module("_Testing_CoreGraphics"),
    module("CoreGraphics", ["SeguePixels", "_Testing_CoreGraphics"]),
    module("SegueDisplay", ["CoreGraphics"]),
    module("SegueTiming", ["CoreGraphics"]),
    module("SegueRaster", ["SegueDisplay", "SeguePixels", "CSegueKernels"]),
    .target(
      name: "CPNG",
      linkerSettings: [.linkedLibrary("png"), .linkedLibrary("z"), .linkedLibrary("deflate")]),
    .target(
      name: "CFFmpeg",
      linkerSettings: [
        .linkedLibrary("avformat"), .linkedLibrary("avcodec"), .linkedLibrary("avutil"),
      ]),
    .target(name: "CHarfBuzz", linkerSettings: [.linkedLibrary("harfbuzz")]),
    .target(name: "CFriBidi", linkerSettings: [.linkedLibrary("fribidi")]),
    .target(name: "CUnibreak", linkerSettings: [.linkedLibrary("unibreak")]),
    module("SegueText", ["CoreGraphics", "SegueFiles", "CHarfBuzz", "CFriBidi", "CUnibreak"]),
    .target(name: "CSeguePlanes"),
    module("SegueImages", ["SeguePixels", "CPNG", "CFFmpeg", "CSeguePlanes"]),
    module("QuartzCore", ["SegueDisplay", "SegueTiming"]),
    module("SegueLayout"),
    module("_Testing_UIKit"),
    .target(
      name: "UIKit",
      dependencies: [
        "QuartzCore", "SegueText", "SegueImages", "SegueRaster", "SegueLayout", "_Testing_UIKit",
      ],
      resources: [.embedInCode("Time/TimeBindings.swift.txt")], swiftSettings: strict),
    module("SegueTransitions", ["UIKit"]),
    module("SegueTrial", ["SegueStage", "SegueTransitions", "UIKit"]),
    module("SegueVideo", ["SeguePixels", "SegueFiles", "CFFmpeg"]),
    module(
      "SegueScenes",
      ["CoreGraphics", "SegueDiagnostics", "SegueFiles", .product(name: "Yams", package: "Yams")]),
    module(
      "SegueStage",
      [
        "UIKit", "SegueText", "SegueTiming", "SegueTransitions", "SegueScenes", "SegueDiagnostics",
        "SegueFiles",
        "SegueImages",
      ]),
    module(
      "SegueRecording",
      [
        "UIKit", "SegueRaster", "SegueVideo", "SegueImages", "SegueFiles", "SegueDiagnostics",
        "CFFmpeg",
      ]),
    module(
      "SegueGoldens",
      [
        "UIKit", "SegueStage", "SegueRecording", "SegueRaster", "SegueImages", "SeguePixels",
        "SegueFiles",
        "SegueDiagnostics", "CoreGraphics",
      ]),
    module("SegueTesting", ["SegueGoldens", "SegueStage", "SegueScenes", "UIKit"]),
    module(
      "SegueBatch",
      [
        "SegueGoldens", "SegueStage", "SegueScenes", "SegueRecording", "SegueVideo", "SegueRaster",
        "SegueImages", "SegueText", "SegueFiles", "SegueDiagnostics", "UIKit", "CFFmpeg", "CPNG",
        "CHarfBuzz", "CFriBidi", "CUnibreak",
      ]),
    module(
      "SegueProgram", ["CSegueProcess", "SegueBatch", "SegueDiagnostics", "SegueFiles", "UIKit"]),
    module(
      "SegueCommand",
      [
        "SegueBatch", "SegueGoldens", "SegueStage", "SegueTrial", "SegueProgram",
        "SegueRecording",
        "SegueDiagnostics", "CSegueProcess",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(name: "segue", dependencies: ["SegueCommand"], swiftSettings: strict),
    .executableTarget(name: "segue-digest", dependencies: ["SegueTiming"], swiftSettings: strict),
    // An app, built as outsiders build theirs: without package access.
    .executableTarget(
      name: "ThreeScreens", dependencies: ["UIKit", "SegueStage", "SegueRecording"],
      path: "Examples/ThreeScreens", exclude: ["README.md"], packageAccess: false,
      swiftSettings: strict),
    .executableTarget(
      name: "TransitionMenu", dependencies: ["UIKit", "SegueStage", "SegueRecording"],
      path: "Examples/TransitionMenu", exclude: ["README.md"], packageAccess: false,
      swiftSettings: strict),

    tests("CoreGraphics"),
    tests("SegueTiming", ["segue-digest"]),
    tests("SeguePixels", ["CSegueKernels"]),
    tests("SegueRaster", ["SegueDisplay"]),
    tests("SegueDisplay"),
    // Fonts for tests, made table by table.
    .target(name: "MadeFonts", path: "Tests/MadeFonts", swiftSettings: strict),
    tests("SegueText", ["CFriBidi", "MadeFonts"]),
    tests("SegueImages", ["CSeguePlanes", "CFFmpeg"]),
    tests("SegueFiles"),
    tests("SegueDiagnostics"),
    tests("QuartzCore"),
    .testTarget(
      name: "SegueLayoutTests", dependencies: ["SegueLayout"], exclude: ["Fixtures"],
      swiftSettings: strict),
    .testTarget(
      name: "UIKitTests", dependencies: ["UIKit", "MadeFonts"],
      exclude: [
        "Text/Goldens", "Effects/Goldens", "Space/Goldens", "Layers/Goldens", "Drawing/Goldens",
        "Drawing/Comparison", "Animation/Goldens", "Controls/Goldens", "Presentations/Goldens",
        "Lists/Goldens", "Bars/Goldens", "Alerts/Goldens",
      ],
      swiftSettings: strict),
    // Code as apps have it, in both language modes: one folder, and a link to it. Theirs to warn.
    .target(
      name: "AppCode", dependencies: ["UIKit"], path: "Tests/SourceCompatibility/AppCode"),
    .target(
      name: "AppCodeSwift5", dependencies: ["UIKit"],
      path: "Tests/SourceCompatibility/AppCodeSwift5",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "SourceCompatibilityTests", dependencies: ["AppCode", "AppCodeSwift5"],
      path: "Tests/SourceCompatibility/Tests", swiftSettings: strict),
    tests("SegueTransitions"),
    tests("SegueVideo", ["SegueImages", "SegueFiles"]),
    tests("SegueScenes", resources: [.copy("Faults")]),
    tests("SegueStage", ["MadeFonts"]),
    tests("SegueRecording", ["SegueImages", "SegueFiles"]),
    tests("SegueGoldens", ["SegueImages", "SegueFiles"], resources: [.copy("References")]),
    // As outsiders write theirs: without package access.
    .testTarget(
      name: "SegueTestingTests", dependencies: ["SegueTesting"], exclude: ["__Goldens__"],
      packageAccess: false, swiftSettings: strict),
    // Outputs whose system calls go wrong, in this process or in one that is killed.
    .target(
      name: "FaultyOutputs", dependencies: ["SegueRecording", "SegueVideo", "SegueFiles"],
      path: "Tests/FaultyOutputs", swiftSettings: strict),
    .executableTarget(
      name: "faulty-writer", dependencies: ["FaultyOutputs"], path: "Tests/FaultyWriter",
      swiftSettings: strict),
    // Folders with a small scene in them, for tests of the command and of batches.
    .target(name: "ScratchFolders", path: "Tests/ScratchFolders", swiftSettings: strict),
    tests(
      "SegueBatch", ["segue", "SegueImages", "FaultyOutputs", "faulty-writer", "ScratchFolders"]),
    tests("SegueProgram", ["SegueDiagnostics"]),
    tests("SegueCommand", ["segue", "SegueImages", "SegueTrial", "UIKit", "ScratchFolders"]),
    tests("ThreeScreens", ["SegueStage", "SegueRaster", "SegueFiles"]),
    .testTarget(
      name: "TransitionMenuTests",
      dependencies: ["TransitionMenu", "SegueStage", "SegueRaster", "SegueImages", "SegueFiles"],
      exclude: ["Goldens"], swiftSettings: strict),
    .testTarget(
      name: "SceneGoldenTests",
      dependencies: ["SegueStage", "SegueRaster", "SegueImages", "SegueFiles", "SegueGoldens"],
      exclude: ["Goldens"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)

// libFuzzer needs a target that is not there otherwise; Fuzz/README.md says how it is built and run.
if Context.environment["SEGUE_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "FuzzFonts", dependencies: ["SegueText"], path: "Fuzz/Sources/FuzzFonts",
      swiftSettings: strict))
}
