// Where transitions of the catalogue are used.

import SegueTransitions
import Testing

@Suite struct TransitionUseTests {
  @Test("a sentence says where each transition, or a relative of it, is used")
  func sentences() {
    for entry in TransitionCatalog.entries {
      #expect(entry.usedOn.hasSuffix(".") && entry.usedOn.contains(":"), "\(entry.name)")
    }
    // A name that is misspelled, or of a transition that was renamed, would be one too many here.
    #expect(TransitionCatalog.entries.count == TransitionCatalogEntry.useCount)
  }
}
