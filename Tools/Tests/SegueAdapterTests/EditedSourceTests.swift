// Edits of one file that touch each other.

import Testing

@testable import SegueAdapter

@Suite struct EditedSourceTests {
  private func edited(_ edits: SourceEdit...) -> String {
    var source = EditedSource(Array("0123456789".utf8))
    for edit in edits { source.add(edit) }
    return source.text
  }

  @Test("of an insertion and a range around it, the first one is made")
  func nestedInsertions() {
    let (outer, inner) = (SourceEdit(2..<6, "abcd"), SourceEdit(4..<4, "x"))
    #expect(edited(outer, inner) == "01abcd6789")
    #expect(edited(inner, outer) == "0123x456789")
  }

  @Test("insertions at the ends of a range, and at the same place, are all made")
  func insertionsAtEnds() {
    let text = edited(
      SourceEdit(2..<6, "abcd"), SourceEdit(2..<2, "x"), SourceEdit(6..<6, "y"),
      SourceEdit(6..<6, "z"))
    #expect(text == "01xabcdyz6789")
  }

  /// What `scripts/fuzz adapter` has found.
  @Test("protocols inside what is no requirement yet are adapted without an error")
  func unfinishedProtocols() {
    let text = "@objc protocol S optional var c: g{@objc protocol Se h"
    let adapter = Adapter([Adapter.Input(path: "A.swift", bytes: Array(text.utf8))])
    #expect(adapter.outputs.count == 1)
  }
}
