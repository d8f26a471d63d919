// Where transitions of the catalogue are used.

import SegueTransitions
import Testing

@Suite struct TransitionUseTests {
  @Test("what is said about uses belongs to a transition, and is a sentence")
  func sentences() {
    let told = TransitionCatalog.entries.filter { !$0.usedOn.isEmpty }
    // A name that is misspelled, or of a transition that was renamed, would be missing here.
    #expect(told.count == TransitionCatalogEntry.useCount)
    for entry in told {
      #expect(entry.usedOn.hasSuffix(".") && entry.usedOn.contains(":"), "\(entry.name)")
    }
  }
}
