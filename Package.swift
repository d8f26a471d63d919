// swift-tools-version: 6.2
import PackageDescription

// Each target depends only on targets above it. Documentation/ARCHITECTURE.md contains the table,
// and scripts/check-architecture compares it with this file and with the imports.

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// A Swift library target of this package: Swift 6 mode, with warnings treated as errors.
func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

/// The tests of one module, in `Tests/<name>Tests`.
func tests(
  _ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = [],
  resources: [Resource] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name)] + dependencies,
    exclude: exclude, resources: resources, swiftSettings: strict)
}

/// What apps import besides UIKit: Combine and the services of a device under names of their own, the
/// others under Apple's.
let frameworks = ["SegueCombine", "SegueServices", "CoreData", "CoreLocation", "MapKit", "WebKit"]

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
    // A dynamic library with all modules, for programs that `segue try` builds, so that `UIKit` is
    // loaded only once.
    .library(name: "SegueRuntime", type: .dynamic, targets: ["SegueCommand"] + frameworks),
  ] + frameworks.map { .library(name: $0, targets: [$0]) },
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.0.0"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", .upToNextMinor(from: "0.14.0")),
  ],
  targets: [
    // Embeds the files of pages. They are excluded below from the targets in whose folders they are.
    .target(name: "CSegueResources"),
    module("SegueFiles", ["CSegueResources"]),
    module("SegueDiagnostics"),
    module("SegueThreads"),
    .target(name: "CSegueKernels"),
    .target(name: "CSegueProcess"),
    .target(name: "CSegueGIF"),
    module("SeguePixels", ["CSegueKernels"]),
    module("_Testing_CoreGraphics"),
    module("CoreGraphics", ["SeguePixels", "_Testing_CoreGraphics"]),
    module("SegueDisplay", ["SeguePixels", "CoreGraphics"]),
    module("SegueTiming", ["CoreGraphics"]),
    module(
      "SegueRaster",
      ["SegueThreads", "CSegueKernels", "SeguePixels", "CoreGraphics", "SegueDisplay"]),
    .target(
      name: "CPNG",
      linkerSettings: [.linkedLibrary("png"), .linkedLibrary("z"), .linkedLibrary("deflate")]),
    // Loads libavformat, libavcodec and libavutil itself, when they are needed.
    .target(name: "CFFmpeg"),
    .target(name: "CHarfBuzz", linkerSettings: [.linkedLibrary("harfbuzz")]),
    .target(name: "CFriBidi", linkerSettings: [.linkedLibrary("fribidi")]),
    .target(name: "CUnibreak", linkerSettings: [.linkedLibrary("unibreak")]),
    .target(name: "CFontconfig", linkerSettings: [.linkedLibrary("fontconfig")]),
    module(
      "SegueText",
      [
        "SegueFiles", "SegueDiagnostics", "CoreGraphics", "CHarfBuzz", "CFriBidi", "CUnibreak",
        "CFontconfig",
      ]),
    .target(name: "CSeguePlanes"),
    module(
      "SegueImages",
      ["SeguePixels", "CoreGraphics", "CPNG", "CFFmpeg", "CSeguePlanes", "CSegueGIF"]),
    module("SegueAssets", ["SegueFiles", "SegueDiagnostics"]),
    .target(name: "CSegueTasks"),
    module("SegueWorld", ["CSegueTasks"]),
    module("SeguePredicates", ["SegueWorld"]),
    module("CoreData", ["SegueWorld", "SeguePredicates"]),
    module(
      "QuartzCore", ["SeguePixels", "CoreGraphics", "SegueDisplay", "SegueTiming", "SegueWorld"]),
    module("_Testing_CoreImage"),
    module("CoreImage", ["SeguePixels", "CoreGraphics", "SegueWorld", "_Testing_CoreImage"]),
    module("SegueLayout"),
    module("_Testing_UIKit"),
    .target(
      name: "UIKit",
      dependencies: [
        "SeguePixels", "CoreGraphics", "SegueDisplay", "SegueTiming", "SegueRaster", "SegueText",
        "SegueImages", "SegueAssets", "SegueWorld", "SeguePredicates", "QuartzCore", "CoreImage",
        "SegueLayout",
        "_Testing_UIKit",
      ],
      resources: [
        .embedInCode("Time/TimeBindings.swift.txt"),
        .embedInCode("Bundle/BundleBindings.swift.txt"),
      ], swiftSettings: strict),
    // What apps import as CoreLocation and MapKit.
    module("CoreLocation", ["CoreGraphics", "SegueWorld"]),
    module("MapKit", ["CoreGraphics", "UIKit", "CoreLocation"]),
    module(
      "SegueCombine",
      ["SegueWorld", "UIKit", .product(name: "OpenCombine", package: "OpenCombine")]),
    module("WebKit", ["SegueWorld", "UIKit"]),
    .target(name: "CSegueHash", linkerSettings: [.linkedLibrary("crypto")]),
    module("SegueServices", ["CSegueHash", "SeguePixels", "SegueImages", "SegueWorld", "UIKit"]),
    module("SegueTransitions", ["UIKit"]),
    module("SegueNibs", ["SegueDiagnostics", "CoreGraphics", "SegueWorld", "UIKit", "MapKit"]),
    module("SegueVideo", ["SegueFiles", "SeguePixels", "CFFmpeg", "CSeguePlanes"]),
    module(
      "SegueScenes",
      ["SegueFiles", "SegueDiagnostics", "CoreGraphics", .product(name: "Yams", package: "Yams")]),
    module(
      "SegueStage",
      [
        "SegueFiles", "SegueDiagnostics", "SegueThreads", "SeguePixels", "CoreGraphics",
        "SegueDisplay", "SegueTiming", "SegueRaster", "SegueText", "SegueImages", "SegueWorld",
        "QuartzCore", "UIKit", "SegueTransitions", "SegueNibs", "SegueScenes",
      ]),
    module("SegueTrial", ["SegueWorld", "UIKit", "SegueTransitions", "SegueStage"]),
    module(
      "SegueRecording",
      [
        "SegueFiles", "SegueDiagnostics", "SegueThreads", "SeguePixels", "SegueDisplay",
        "SegueRaster", "CFFmpeg", "SegueImages", "SegueVideo", "CSegueGIF",
      ]),
    module(
      "SegueGoldens",
      [
        "SegueFiles", "SegueDiagnostics", "SegueThreads", "SeguePixels", "CoreGraphics",
        "SegueDisplay", "SegueRaster", "SegueImages", "SegueWorld", "QuartzCore", "UIKit",
        "SegueVideo",
        "SegueScenes", "SegueStage", "SegueRecording",
      ]),
    module(
      "SegueTesting",
      [
        "SegueDisplay", "SegueWorld", "QuartzCore", "UIKit", "SegueScenes", "SegueStage",
        "SegueGoldens",
      ]),
    module(
      "SegueClips",
      [
        "SegueFiles", "SegueDiagnostics", "SeguePixels", "SegueDisplay", "SegueRaster", "CPNG",
        "CFFmpeg", "CHarfBuzz", "CFriBidi", "CUnibreak", "SegueText", "SegueImages", "SegueWorld",
        "QuartzCore", "SegueVideo", "SegueScenes", "SegueStage", "SegueRecording",
      ]),
    module(
      "SegueBatch",
      [
        "SegueFiles", "SegueDiagnostics", "SegueThreads", "SeguePixels", "SegueDisplay",
        "SegueRaster", "SegueText", "SegueImages", "SegueVideo", "SegueScenes", "SegueStage",
        "SegueRecording", "SegueClips",
      ]),
    .target(name: "CSegueServer", linkerSettings: [.linkedLibrary("websockets")]),
    .target(
      name: "SeguePreview",
      dependencies: [
        "CSegueServer", "SegueFiles", "SegueDiagnostics", "SegueThreads", "SeguePixels",
        "CoreGraphics",
        "SegueDisplay", "SegueRaster", "SegueWorld", "SegueScenes", "SegueStage",
        "SegueRecording", "SegueGoldens", "SegueClips",
      ],
      exclude: ["Resources"], swiftSettings: strict),
    module("SegueProjects", ["SegueFiles", "SegueDiagnostics"]),
    module(
      "SegueProgram",
      [
        "SegueFiles", "SegueDiagnostics", "CSegueProcess", "CoreData", "UIKit", "SegueClips",
        "SegueProjects",
      ]),
    .target(
      name: "SegueExport",
      dependencies: [
        "SegueFiles", "SegueDiagnostics", "SeguePixels", "CoreGraphics", "SegueDisplay",
        "SegueRaster", "SegueImages", "SegueScenes",
      ],
      exclude: ["Resources"], swiftSettings: strict),
    .target(
      name: "SegueCommand",
      dependencies: [
        "SegueFiles", "SegueDiagnostics", "CSegueProcess", "SeguePixels", "CoreGraphics",
        "SegueDisplay", "SegueRaster", "SegueText", "SegueImages", "SegueWorld", "QuartzCore",
        "UIKit",
        "SegueTransitions", "SegueVideo", "SegueScenes", "SegueStage", "SegueTrial",
        "SegueRecording", "SegueGoldens", "SegueClips", "SegueBatch", "SegueProjects",
        "SegueProgram", "SeguePreview", "SegueExport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["Gallery/Page"], swiftSettings: strict),
    .executableTarget(name: "segue", dependencies: ["SegueCommand"], swiftSettings: strict),
    .executableTarget(
      name: "segue-digest", dependencies: ["CoreGraphics", "SegueTiming"], swiftSettings: strict),
    // An app, built as packages outside this one are built: without package access.
    .executableTarget(
      name: "ThreeScreens",
      dependencies: [
        "SegueFiles", "SegueRaster", "UIKit", "SegueVideo", "SegueScenes", "SegueStage",
        "SegueRecording",
      ],
      path: "Examples/ThreeScreens", exclude: ["README.md"], packageAccess: false,
      swiftSettings: strict),
    .executableTarget(
      name: "TransitionMenu",
      dependencies: [
        "SegueFiles", "SegueRaster", "UIKit", "SegueVideo", "SegueScenes", "SegueStage",
        "SegueRecording",
      ],
      path: "Examples/TransitionMenu", exclude: ["README.md"], packageAccess: false,
      swiftSettings: strict),

    tests("CoreGraphics"),
    tests("SegueTiming", ["CoreGraphics", "segue-digest"]),
    tests("SeguePixels", ["CSegueKernels"]),
    tests("SegueRaster", ["CSegueKernels", "SeguePixels", "CoreGraphics", "SegueDisplay"]),
    tests("SegueDisplay", ["SeguePixels", "CoreGraphics"]),
    // Fonts for tests, generated table by table.
    .target(name: "MadeFonts", path: "Tests/MadeFonts", swiftSettings: strict),
    tests("SegueText", ["CoreGraphics", "CFriBidi", "MadeFonts"]),
    tests("SegueImages", ["SeguePixels", "CoreGraphics", "CFFmpeg", "SegueWorld"]),
    tests("SegueFiles", ["ScratchFolders"]),
    tests("SegueAssets", ["ScratchFolders"]),
    tests("SegueDiagnostics"),
    tests("SegueThreads"),
    tests(
      "QuartzCore", ["SeguePixels", "CoreGraphics", "SegueDisplay", "SegueTiming", "SegueWorld"]),
    tests("CoreImage", ["SeguePixels", "SegueImages", "SegueWorld"]),
    tests("SegueLayout", exclude: ["Fixtures"]),
    tests(
      "UIKit",
      [
        "SeguePixels", "CoreGraphics", "SegueDisplay", "SegueTiming", "SegueRaster", "SegueText",
        "SegueImages", "SegueWorld", "QuartzCore", "MadeFonts", "ScratchFolders",
      ], exclude: ["Drawing/Comparison"]),
    // Source as apps write it, in both language modes: one folder, and a link to it. Its warnings
    // are not treated as errors.
    .target(
      name: "AppCode", dependencies: ["UIKit"], path: "Tests/SourceCompatibility/AppCode"),
    .target(
      name: "AppCodeSwift5", dependencies: ["UIKit"],
      path: "Tests/SourceCompatibility/AppCodeSwift5",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "SourceCompatibilityTests",
      dependencies: ["SegueWorld", "UIKit", "AppCode", "AppCodeSwift5", "ScratchFolders"],
      path: "Tests/SourceCompatibility/Tests", swiftSettings: strict),
    tests("SeguePredicates", ["SegueWorld"]),
    tests("CoreData", ["SegueWorld"]),
    tests("CoreLocation", ["SegueWorld"]),
    tests("MapKit", ["SegueWorld", "UIKit", "CoreLocation", "MapAppCode"]),
    // Source as apps with maps write it, in the language mode of most of them.
    .target(
      name: "MapAppCode", dependencies: ["CoreLocation", "MapKit"],
      path: "Tests/SourceCompatibility/MapAppCode", swiftSettings: [.swiftLanguageMode(.v5)]),
    tests("SegueCombine", ["SegueWorld", "UIKit", "ScratchFolders"]),
    tests("WebKit", ["SegueWorld", "UIKit", "SegueNibs", "ScratchFolders"]),
    tests("SegueServices", ["SeguePixels", "SegueImages", "SegueWorld"]),
    tests("SegueTransitions", ["SegueWorld", "UIKit"]),
    tests(
      "SegueNibs", ["SegueWorld", "UIKit", "MapKit", "ScratchFolders"], exclude: ["Fixtures"]),
    tests("SegueVideo", ["SegueFiles", "SeguePixels", "ScratchFolders"]),
    tests("SegueScenes", ["SegueDiagnostics", "CoreGraphics"], resources: [.copy("Faults")]),
    tests(
      "SegueStage",
      [
        "SegueFiles", "SegueDiagnostics", "SeguePixels", "CoreGraphics", "SegueDisplay",
        "SegueRaster", "SegueImages", "SegueWorld", "QuartzCore", "UIKit", "SegueTransitions",
        "SegueScenes", "MadeFonts",
      ], exclude: ["Catalog/KeyFrames.txt"]),
    tests(
      "SegueRecording", ["SegueFiles", "SeguePixels", "SegueDisplay", "SegueImages", "SegueVideo"]),
    tests(
      "SegueGoldens",
      [
        "SegueFiles", "SegueDiagnostics", "SeguePixels", "SegueDisplay", "SegueImages",
        "SegueWorld",
        "SegueScenes", "SegueStage", "SegueRecording",
      ], resources: [.copy("References")]),
    // Tests as users of the package write them: without package access.
    .testTarget(
      name: "SegueTestingTests", dependencies: ["UIKit", "SegueTesting"], exclude: ["__Goldens__"],
      packageAccess: false, swiftSettings: strict),
    // Outputs whose system calls fail, in this process or in one that is killed.
    .target(
      name: "FaultyOutputs",
      dependencies: ["SegueFiles", "SeguePixels", "SegueVideo", "SegueRecording"],
      path: "Tests/FaultyOutputs", swiftSettings: strict),
    .executableTarget(
      name: "faulty-writer", dependencies: ["SegueFiles", "FaultyOutputs"],
      path: "Tests/FaultyWriter",
      swiftSettings: strict),
    // Folders that each contain a small scene, for tests of the command and of batches.
    .target(
      name: "ScratchFolders", dependencies: ["SeguePixels", "SegueImages"],
      path: "Tests/ScratchFolders", swiftSettings: strict),
    tests(
      "SegueClips",
      [
        "SegueFiles", "SegueDiagnostics", "SeguePixels", "SegueImages", "SegueScenes", "SegueStage",
        "SegueRecording", "ScratchFolders",
      ]),
    tests(
      "SegueBatch",
      [
        "SegueFiles", "SegueDiagnostics", "SegueWorld", "UIKit", "SegueVideo", "SegueScenes",
        "SegueStage", "SegueRecording", "SegueClips", "segue", "FaultyOutputs", "faulty-writer",
        "ScratchFolders",
      ]),
    tests("SegueProjects", ["SegueDiagnostics", "ScratchFolders"]),
    tests(
      "SegueExport",
      [
        "SegueFiles", "SeguePixels", "CoreGraphics", "SegueDisplay", "SegueRaster", "SegueScenes",
        "SegueStage", "QuartzCore",
      ]),
    tests(
      "SegueProgram", ["SegueDiagnostics", "CSegueProcess", "SegueProjects", "ScratchFolders"]),
    tests(
      "SeguePreview",
      [
        "SegueFiles", "SegueDiagnostics", "SeguePixels", "CoreGraphics", "SegueDisplay",
        "SegueRaster", "SegueImages", "SegueWorld", "SegueScenes", "SegueStage", "SegueClips",
        "SegueCommand", "ScratchFolders",
      ]),
    tests(
      "SegueCommand",
      [
        "SegueFiles", "SegueDiagnostics", "SeguePixels", "SegueRaster", "SegueImages", "SegueWorld",
        "UIKit", "SegueTransitions", "SegueScenes", "SegueStage", "SegueTrial", "SegueRecording",
        "SegueBatch", "segue",
        "ScratchFolders", "SegueText",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    tests(
      "ThreeScreens",
      ["SegueFiles", "SegueRaster", "SegueWorld", "UIKit", "SegueScenes", "SegueStage"]),
    .testTarget(
      name: "TransitionMenuTests",
      dependencies: [
        "SegueFiles", "SeguePixels", "SegueRaster", "SegueImages", "SegueWorld", "UIKit",
        "SegueStage", "TransitionMenu",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "SceneGoldenTests",
      dependencies: [
        "SegueFiles", "SeguePixels", "SegueRaster", "SegueImages", "SegueWorld", "QuartzCore",
        "SegueScenes", "SegueStage", "SegueGoldens",
      ],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)

// What is fuzzed: libraries of this package, because they need its package access, each with a function
// that takes one input. The tests in Tests/FuzzSeedTests run the committed inputs. With SEGUE_FUZZ in
// the environment, they are programs of libFuzzer instead. Documentation/Internals/FUZZING.md describes
// how to build and run them.
let isFuzzing = Context.environment["SEGUE_FUZZ"] != nil

/// A target of fuzzing, in `Fuzz/Sources/<name>`.
func fuzzer(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  let all = ["FuzzSupport"] + dependencies
  let path = "Fuzz/Sources/\(name)"
  guard isFuzzing else {
    return .target(name: name, dependencies: all, path: path, swiftSettings: strict)
  }
  return .executableTarget(
    name: name, dependencies: all, path: path,
    swiftSettings: strict + [.define("LIBFUZZER"), .unsafeFlags(["-parse-as-library"])])
}

let fuzzers: [Target] = [
  fuzzer("FuzzImages", ["SegueImages"]),
  fuzzer("FuzzMovies", ["SegueImages"]),
  fuzzer("FuzzFonts", ["SegueText"]),
  fuzzer("FuzzRaster", ["SeguePixels", "CoreGraphics", "SegueDisplay", "SegueRaster"]),
  fuzzer("FuzzLayout", ["SegueLayout"]),
  fuzzer("FuzzStacks", ["CoreGraphics", "SegueWorld", "UIKit"]),
  fuzzer(
    "FuzzScenes",
    [
      "SegueFiles", "SegueDiagnostics", "SeguePixels", "SegueDisplay", "SegueRaster", "SegueWorld",
      "SegueScenes", "SegueStage",
    ]),
  fuzzer("FuzzNibs", ["SegueNibs", "SegueWorld", "UIKit"]),
  fuzzer("FuzzHTML", ["SegueWorld", "UIKit"]),
  fuzzer("FuzzAssets", ["SegueAssets"]),
  fuzzer("FuzzProjects", ["SegueAssets", "SegueDiagnostics", "SegueProjects"]),
  fuzzer("FuzzGoldens", ["SegueDiagnostics", "SegueRecording", "SegueGoldens"]),
  fuzzer("FuzzTables", ["SegueDiagnostics", "SegueScenes", "SegueClips", "SegueBatch"]),
  fuzzer("FuzzJournals", ["SegueFiles", "SegueDiagnostics", "SegueRecording", "SegueBatch"]),
  fuzzer("FuzzPreview", ["SegueDiagnostics", "SeguePreview"]),
]
package.targets += fuzzers
package.targets.append(
  .target(
    name: "FuzzSupport", dependencies: ["SegueDiagnostics"], path: "Fuzz/Sources/FuzzSupport",
    swiftSettings: strict))
if !isFuzzing {
  package.targets.append(
    .testTarget(
      name: "FuzzSeedTests", dependencies: fuzzers.map { .byName(name: $0.name) },
      swiftSettings: strict))
}

// Only these tests, if the environment names their targets: their product then builds in a fraction
// of the time, since most modules need no UIKit. scripts/mutate and scripts/sanitize use it.
if let tests = Context.environment["SEGUE_TESTS"]?.split(separator: " ").map(String.init) {
  package.targets.removeAll { $0.type == .test && !tests.contains($0.name) }
}
