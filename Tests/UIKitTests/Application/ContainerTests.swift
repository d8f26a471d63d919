import Foundation
import SegueWorld
import Testing
import UIKit

@MainActor
struct ContainerTests {
  @Test func aLaunchFindsEmptyFolders() throws {
    try World().run {
      let home = SegueContainer.homeDirectory.path
      let documents = SegueContainer.folder(.documentDirectory).path
      #expect(documents == home + "/Documents")
      let saved = try FileManager.default.contentsOfDirectory(atPath: documents)
      #expect(saved.isEmpty)
      #expect(SegueContainer.temporaryDirectory.path == home + "/tmp")
      let library = try FileManager.default.contentsOfDirectory(atPath: home + "/Library")
      #expect(library.sorted() == ["Caches", "Preferences"])
    }
  }

  @Test func eachWorldHasAFolderThatIsRemovedWithIt() throws {
    var first: World? = World()
    let second = World()
    let path = try #require(first).run { SegueContainer.homeDirectory.path }
    #expect(path != second.run { SegueContainer.homeDirectory.path })
    #expect(path == first?.run { SegueContainer.homeDirectory.path })
    try Data([1]).write(to: URL(fileURLWithPath: path + "/Documents/x"))
    first = nil
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func foldersAreCreatedOnRequest() throws {
    try World().run {
      let support = SegueContainer.folder(.applicationSupportDirectory)
      #expect(!FileManager.default.fileExists(atPath: support.path))
      let made = try SegueContainer.url(
        for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, creates: true)
      #expect(made == support)
      #expect(FileManager.default.fileExists(atPath: support.path))
    }
  }

  @Test func anotherDomainHasNoFolders() {
    World().run {
      #expect(SegueContainer.urls(for: .documentDirectory, in: .systemDomainMask).isEmpty)
      #expect(throws: CocoaError.self) {
        try SegueContainer.url(
          for: .documentDirectory, in: .systemDomainMask, appropriateFor: nil, creates: false)
      }
    }
  }

  @Test func outsideOfWorldsTheFoldersAreThoseOfTheUser() {
    #expect(SegueContainer.homeDirectory.path == NSHomeDirectory())
    #expect(
      SegueContainer.urls(for: .cachesDirectory, in: .userDomainMask)
        == FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask))
  }
}
