// Every transition of the catalogue keeps its promises, and each promise is one that a transition
// can break.

import SegueStage
import SegueTransitions
import Testing

/// The transitions from tutorials are shown as they were published. They go back differently than
/// they came, shrink over the empty window, and do not know Reduce Motion.
private let tutorials: Set<String> = [
  "fade", "flip", "grow", "iris", "liftIn", "rotate", "shrinkSlide", "slideAway", "slideDown",
  "slideRight",
]

/// Transitions in which nothing moves, which Reduce Motion leaves as they are: they fade through a
/// color that is on neither screen.
private let calm: Set<String> = ["dim", "fadeThroughColor"]

private let catalog = TransitionCatalog.entries.map(\.name).filter { !tutorials.contains($0) }

@MainActor
@Suite struct CatalogContractTests {
  @Test("a transition of the catalogue keeps its promises", arguments: catalog)
  func keeps(name: String) throws {
    var properties = Set(ContractProperty.allCases)
    if calm.contains(name) { properties.remove(.reducesMotion) }
    let broken = try CatalogContract.violations(name, properties)
    #expect(broken.isEmpty, "\(broken.map { "\n  \($0)" }.joined())")
  }

  @Test(
    "the published ones begin and end on the screens, and leave nothing",
    arguments: tutorials.subtracting(["liftIn", "slideAway"]).sorted())
  func published(name: String) throws {
    let broken = try CatalogContract.violations(name, [.begins, .ends, .leavesNothing, .repeats])
    #expect(broken.isEmpty, "\(broken.map { "\n  \($0)" }.joined())")
  }

  @Test("a transition without a mistake breaks no promise")
  func exemplary() throws {
    let library = FaultyTransition.library
    let broken = try CatalogContract.violations("exemplary", library: library)
    #expect(broken.isEmpty, "\(broken.map { "\n  \($0)" }.joined())")
  }

  @Test("each promise is broken by a transition with one mistake", arguments: FaultyTransition.all)
  func breaks(fault: FaultyTransition) throws {
    let broken = try CatalogContract.violations(fault.name, library: FaultyTransition.library)
    let found = Set(broken.map(\.property))
    #expect(found.contains(fault.property), "found \(broken)")
    #expect(found.subtracting(fault.mayAlsoBreak) == [fault.property], "\(broken)")
  }

  @Test("there is a transition with a mistake for each promise")
  func complete() {
    #expect(Set(FaultyTransition.all.map(\.property)) == Set(ContractProperty.allCases))
  }

  @Test("every entry is described: a summary, a family, a source, and parameters with defaults")
  func described() {
    let families: Set<TransitionTag> = [
      .system, .layer, .slide, .depth, .scale, .focus, .mask, .pieces, .sharedElement, .material,
    ]
    for entry in TransitionCatalog.entries {
      #expect(!entry.summary.isEmpty && entry.summary.hasSuffix("."), "\(entry.name)")
      #expect(!families.isDisjoint(with: entry.tags), "\(entry.name)")
      #expect(!entry.source.isEmpty, "\(entry.name)")
      for parameter in entry.parametersForward + entry.parametersBackward {
        #expect(parameter.isConsistent, "\(entry.name) \(parameter.name)")
      }
    }
  }
}

extension TransitionParameter {
  /// Whether the default is one of the accepted values.
  fileprivate var isConsistent: Bool {
    guard !summary.isEmpty, summary.hasSuffix(".") else { return false }
    return switch kind {
    case .number(let standard, let range, _): range.contains(standard)
    case .count(let standard, let range): range.contains(standard)
    case .choice(let standard, let words): standard.map(words.contains) ?? !words.isEmpty
    case .color, .point, .view: true
    }
  }
}
