// What a message about a missing file suggests.

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
      ("menu", "Menu.png"), ("asset", "assets"), ("hello.mov", "hello.mp4"),
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
    #expect(MissingName(folder("no/hello.yml")).suggestion.isEmpty)
  }
}
