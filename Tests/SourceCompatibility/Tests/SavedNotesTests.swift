import AppCode
import Foundation
import SegueWorld
import Testing

@Suite("Code that saves files and observes with closures")
@MainActor
struct SavedNotesTests {
  @Test("A world finds what it has saved, and no other one does")
  func files() throws {
    let (first, second) = (World(), World())
    try first.run {
      #expect(SavedNotes.load().isEmpty)
      try SavedNotes.save(["milk"])
      #expect(SavedNotes.load() == ["milk"])
    }
    second.run { #expect(SavedNotes.load().isEmpty) }
    first.run { #expect(SavedNotes.load() == ["milk"]) }
  }

  @Test("Bound names are defaults of public functions, and other modules do not see them")
  func defaults() {
    World().run {
      #expect(SavedNotes.date(of: "milk") == Date(timeIntervalSinceReferenceDate: 0))
      #expect(Date().timeIntervalSince1970 > 1_700_000_000)
    }
  }

  @Test("The settings of a suite begin empty in each world")
  func suites() {
    let first = World()
    #expect(first.run { SavedNotes.countLaunch() } == 1)
    #expect(first.run { SavedNotes.countLaunch() } == 2)
    #expect(World().run { SavedNotes.countLaunch() } == 1)
  }

  @Test("All ways to the folder of documents lead to the same one")
  func paths() throws {
    try World().run {
      let paths = try SavedNotes.paths()
      #expect(Set(paths).count == 1)
      #expect(paths[0].hasSuffix("/Documents"))
    }
  }

  @Test("Closures are called in the order of their additions, until they are removed")
  func closures() throws {
    try World().run {
      var heard: [Int] = []
      let tokens = SavedNotes.observe(Array(1...9)) { heard.append($0) }
      try SavedNotes.save([])
      #expect(heard == [1, 3, 4, 5, 6, 7, 8, 9])
      SavedNotes.forget(tokens)
      try SavedNotes.save([])
      #expect(heard.count == 8)
    }
  }
}
