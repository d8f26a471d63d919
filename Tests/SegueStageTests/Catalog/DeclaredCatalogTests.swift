// Transitions of the catalogue that are declared in files show the pictures of those in Swift, and keep
// the same promises.

import SegueScenes
import SegueStage
import SegueTransitions
import SegueWorld
import Testing
import UIKit

@MainActor
@Suite struct DeclaredCatalogTests {
  /// Ten instants of a transition, as fractions of its duration.
  private static let instants = (0..<10).map { 0.03 + Double($0) * 0.104 }

  @Test("ten or more transitions of the catalogue are declared")
  func count() {
    #expect(DeclaredCatalog.names.count >= 10)
    let builtIn = Set(TransitionCatalog.entries.map(\.name))
    #expect(builtIn.isSuperset(of: DeclaredCatalog.names))
  }

  @Test(
    "a declared transition shows the pictures of the one in Swift, there and back",
    arguments: DeclaredCatalog.names)
  func pictures(name: String) throws {
    try expectSame(name, "transition: \(name)")
  }

  @Test(
    "with other parameters, too",
    arguments: [
      ("blinds", "count: 5, direction: up"), ("blinds", "count: 7, direction: left, duration: 0.3"),
      ("checkerboard", "columns: 4, direction: down"), ("star", "origin: [0.2, 0.7]"),
      ("circleReveal", "origin: [1, 0]"), ("diamond", "origin: [0, 0.25]"),
      ("mosaic", "columns: 6, seed: 9"), ("squaresWave", "corner: topLeading, columns: 5"),
      ("strips", "direction: leading, count: 4"), ("slices", "count: 5"), ("zoomIn", "scale: 3"),
      ("zoomOut", "scale: 1.2, duration: 1"), ("stack", "direction: trailing, scale: 0.5"),
      ("fadeThrough", "scale: 0.6, background: systemBlue"), ("pushAside", "direction: down"),
    ])
  func parameters(name: String, settings: String) throws {
    try expectSame(name, "transition: { name: \(name), \(settings) }")
  }

  @Test("with Reduce Motion, too", arguments: DeclaredCatalog.names)
  func reduced(name: String) throws {
    try expectSame(name, "transition: \(name)") { $0.reducesMotion = true }
  }

  @Test("where lines run from right to left, too", arguments: DeclaredCatalog.names)
  func rightToLeft(name: String) throws {
    try expectSame(name, "transition: \(name)") { $0.isRightToLeft = true }
  }

  @Test("in the dark appearance, too", arguments: DeclaredCatalog.names)
  func dark(name: String) throws {
    try expectSame(name, "transition: \(name)") { $0.isDark = true }
  }

  @Test("another declaration shows other pictures")
  func control() throws {
    let (swift, declared) = try stages("blinds", "transition: { name: blinds, count: 9 }", in: nil)
    let other = try stages("blinds", "transition: blinds", in: nil).declared
    #expect(try swift.picture(at: 0.4) == declared.picture(at: 0.4))
    #expect(try other.picture(at: 0.4).largestDifference(from: declared.picture(at: 0.4)) > 20)
  }

  @Test(
    "a declared transition keeps the promises of the catalogue", arguments: DeclaredCatalog.names)
  func keeps(name: String) throws {
    let broken = try CatalogContract.violations(name, library: DeclaredCatalog.library)
    #expect(broken.isEmpty, "\(broken.map { "\n  \($0)" }.joined())")
  }

  @Test(
    "entries have the summaries, tags and parameters of those in Swift",
    arguments: DeclaredCatalog.names)
  func described(name: String) throws {
    let declared = try #require(DeclaredCatalog.library.named(name))
    let entry = try #require(TransitionCatalog.named(name))
    #expect(declared.summary == entry.summary && declared.tags == entry.tags)
    #expect(!declared.source.isEmpty)
    // The Swift slices have an axis, the declared ones a direction.
    guard name != "slices" else { return }
    #expect(declared.parametersForward.map(\.name) == entry.parametersForward.map(\.name))
    #expect(
      declared.parametersForward.map(\.kind).map(\.comparable)
        == entry.parametersForward.map(\.kind).map(\.comparable))
  }

  @Test("the grammar knows the tags of the catalogue")
  func tags() {
    #expect(SceneGrammar.transitionTags == TransitionTag.allCases.map(\.rawValue))
  }

  // MARK: Comparing

  private func stages(
    _ name: String, _ use: String, in change: ((inout ContractScene) -> Void)?
  ) throws -> (swift: Stage, declared: Stage) {
    func stage(_ library: TransitionLibrary) throws -> Stage {
      var scene = ContractScene(library: library, name: name)
      change?(&scene)
      let back = use.contains("{") ? "transition: \(name)" : use
      return try scene.stage(
        ["present: b, style: fullScreen, \(use)", "wait: 0.1", "dismiss: b, \(back)", "wait: 0.1"])
    }
    return (try stage(.builtIn), try stage(DeclaredCatalog.library))
  }

  private func expectSame(
    _ name: String, _ use: String, _ change: ((inout ContractScene) -> Void)? = nil
  ) throws {
    let (swift, declared) = try stages(name, use, in: change)
    let end = try swift.length().seconds
    #expect(try declared.length().seconds == end)
    let back = World().run {
      TransitionCatalog.named(name)?.animator(for: .dismiss)?.transitionDuration(using: nil) ?? 0
    }
    let forward = end - 0.3 - back
    for (start, duration) in [(0.1, forward), (0.2 + forward, back)] {
      for instant in Self.instants {
        let seconds = start + instant * duration
        let (expected, found) = (try swift.picture(at: seconds), try declared.picture(at: seconds))
        let difference = found.largestDifference(from: expected)
        #expect(difference <= 1, "\(name) at \(seconds) s: \(difference)")
      }
    }
  }
}

extension TransitionParameter.Kind {
  /// The kind with colors in one notation.
  fileprivate var comparable: TransitionParameter.Kind {
    if case .color(let color) = self { .color(default: color.uppercased()) } else { self }
  }
}
