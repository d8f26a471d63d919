// What a message about a missing file suggests.

import Foundation
import ScratchFolders
import Testing

@testable import SegueFiles

@Suite struct SimilarNamesTests {
  private static let names = [
    "hello.yaml", "hello.mp4", "Menu.png", "menu@2x.png", "outing-1.jpg", "assets", "a.json",
  ]

  @Test(
    "a name of another case, with another extension of the same kind, or with a slip is meant",
    arguments: [
      ("hello.yml", "hello.yaml"), ("hello", "hello.yaml"), ("hello.json", "hello.yaml"),
      ("Hello.yaml", "hello.yaml"), ("helo.yaml", "hello.yaml"), ("hlelo.yaml", "hello.yaml"),
      ("hello.yamll", "hello.yaml"), ("menu.png", "Menu.png"), ("menu.jpg", "Menu.png"),
      ("menu", "Menu.png"), ("menu.heic", "Menu.png"), ("asset", "assets"),
      ("hello.mov", "hello.mp4"),
    ])
  func meant(name: String, expected: String) {
    #expect(SimilarNames.closest(to: name, among: Self.names) == expected)
  }

  @Test(
    "other names, and numbers that differ, are not meant",
    arguments: ["outing-2.jpg", "outing-12.jpg", "b.json", "hello.txt", "other.yaml", "", "nodir"])
  func others(name: String) {
    #expect(SimilarNames.closest(to: name, among: Self.names) == nil)
  }

  @Test("the sentence has the path as it is written, and follows the reason")
  func sentences() throws {
    let folder = try ScratchFolder()
    try folder.write("hello.yaml", "")
    let error = #expect(throws: FileError.self) {
      try BoundedFile.read(path: folder("hello.yml"), limit: 9)
    }
    #expect(
      error?.description == "\(folder("hello.yml")): No such file or directory; expected a file. "
        + "Did you mean '\(folder("hello.yaml"))'?")
    #expect(error?.code == .missing)
    let pattern = MissingName(folder("hello*.yaml")).suggestion
    #expect(pattern.hasPrefix(". Patterns are filled in by the shell"))
    #expect(MissingName(folder("no/hello.yml")).suggestion.isEmpty)
  }

  @Test("in paths with a name twice, the suggestion is for the one that does not exist")
  func repeatedNames() throws {
    let folder = try ScratchFolder()
    for sub in ["cards", "cards/menu"] { try #require(mkdir(folder(sub), 0o700) == 0) }
    try folder.write("cards/menu/card", "")
    for (path, meant) in [("cards/menu/cards", "cards/menu/card"), ("cards/mneu/a", "cards/menu")] {
      let error = #expect(throws: FileError.self) {
        try AssetFolder(path: folder.path).read(path, limit: 9)
      }
      #expect(error?.reason.hasSuffix(". Did you mean '\(meant)'?") == true)
    }
  }

  @Test("a folder is searched once for each error, when its reason is first read")
  func oneSearch() throws {
    let folder = try ScratchFolder()
    let error = FileError.opening(folder("hello.yml"), ENOENT)
    try folder.write("hello.yaml", "")
    let copy = error
    let reason = copy.reason
    #expect(reason.hasSuffix("Did you mean '\(folder("hello.yaml"))'?"))
    try #require(unlink(folder("hello.yaml")) == 0)
    #expect(error.reason == reason)
    #expect(error == FileError.opening(folder("hello.yml"), ENOENT))
  }

  @Test("a folder with more names than are compared has no suggestion")
  func manyNames() throws {
    let folder = try ScratchFolder()
    try folder.write("hello.yaml", "")
    for index in 1..<MissingName.maximumNames { try folder.write("\(index).png", "") }
    #expect(MissingName(folder("hello.yml")).suggestion != "")
    try folder.write("one-more.png", "")
    #expect(MissingName(folder("hello.yml")).suggestion == "")
  }

  @Test("the order in which a folder has its names does not matter")
  func orders() {
    let names = ["slider.yaml", "slided.yaml", "slide.png", "slide.jpg", "SLIDE"]
    for shift in names.indices {
      let turned = Array(names[shift...] + names[..<shift])
      #expect(SimilarNames.closest(to: "slide", among: turned) == "SLIDE")
      #expect(SimilarNames.closest(to: "slide.webp", among: turned) == "slide.jpg")
      #expect(SimilarNames.closest(to: "slides.yaml", among: turned) == "slided.yaml")
    }
  }
}
