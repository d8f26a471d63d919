// Types of files and data.

import Testing

@testable import SegueServices

@Suite struct UTTypeTests {
  @Test("Types are found by extension, whatever its case, and by MIME type")
  func finding() {
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(filenameExtension: "txt", conformingTo: .text) == .plainText)
    #expect(UTType(mimeType: "application/pdf") == .pdf)
    #expect(UTType("public.json") == .json)
    #expect(UTType("org.example.nothing") == nil)
    #expect(UTType(filenameExtension: "") == nil)
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType.png.preferredMIMEType == "image/png")
    #expect(UTType.image.preferredFilenameExtension == nil)
  }

  @Test("Types conform to the types of their parents")
  func conformance() {
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.png.conforms(to: .item))
    #expect(UTType.png.conforms(to: .png))
    #expect(!UTType.png.conforms(to: .jpeg))
    #expect(UTType.movie.isSupertype(of: .quickTimeMovie))
    #expect(!UTType.png.isSubtype(of: .png))
    #expect(
      UTType.swiftSource.supertypes == [.sourceCode, .plainText, .text, .data, .item, .content])
  }

  @Test("Types that are not known, and those that apps declare, conform to what they are given")
  func declared() throws {
    let unknown = try #require(UTType(filenameExtension: "outing"))
    #expect(unknown.isDynamic)
    #expect(unknown.conforms(to: .data))
    #expect(unknown.preferredFilenameExtension == "outing")
    #expect(try #require(UTType(filenameExtension: "png", conformingTo: .audio)).isDynamic)
    let own = UTType(exportedAs: "org.example.outing", conformingTo: .json)
    #expect(own.conforms(to: .text))
    #expect(!own.isPublic)
    #expect(try JSONDecoder().decode([UTType].self, from: JSONEncoder().encode([own])) == [own])
  }

  @Test("All parents in the table are in it, and no extension has two types")
  func table() {
    let parents = Set(UTTypeTable.all.flatMap(\.parents))
    #expect(parents.allSatisfy { UTTypeTable.entries[$0] != nil })
    let extensions = UTTypeTable.all.flatMap(\.extensions)
    #expect(Set(extensions).count == extensions.count)
  }

  @Test("An address gets the extension of a type once")
  func addresses() {
    let url = URL(filePath: "/tmp/outing")
    #expect(url.appendingPathExtension(for: .png).lastPathComponent == "outing.png")
    #expect(
      url.appendingPathExtension("png").appendingPathExtension(for: .png).lastPathComponent
        == "outing.png")
  }
}
