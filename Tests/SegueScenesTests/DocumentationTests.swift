// The pages in Documentation: their scenes are valid, they name every key of the grammar, their links
// resolve, their indexes are complete, and the messages that they quote exist.

import Foundation
import SegueScenes
import Testing

@Suite struct DocumentationTests {
  /// The pages that together describe the grammar of scene files.
  private static let grammar = [
    "SCENES", "SCENE_CONTAINERS", "SCENE_STEPS", "SCENE_GESTURES", "SCENE_TRANSITIONS", "SCREENS",
    "APP_SCRIPTS",
  ]

  @Test("Every example on the pages is a valid scene", arguments: grammar + ["FIRST_CLIP"])
  func examples(_ name: String) throws {
    let blocks = try Page("Documentation/Guide/\(name).md").text.components(
      separatedBy: "```yaml"
    ).dropFirst().map { String($0.drop { $0 != "\n" }.dropFirst()) }
    #expect(blocks.count >= 2)
    for block in blocks {
      let text = block.components(separatedBy: "\n```").first ?? ""
      #expect(SceneSamples.messages(text + "\n") == [])
    }
  }

  @Test("The pages name every key of the grammar")
  func keys() throws {
    let text = try Self.grammar.map { try Page("Documentation/Guide/\($0).md").text }.joined()
    for object in SceneGrammar.objects {
      for key in object.keys {
        let isNamed = text.contains(key.name)
        #expect(isNamed, "\(object.name).\(key.name)")
      }
    }
  }

  @Test("Every relative link leads to a file, and to a heading if it names one")
  func links() throws {
    let pages = try Page.all()
    #expect(pages.count > 30)
    for page in pages {
      for link in page.relativeLinks {
        let target = page.target(of: link)
        #expect(
          FileManager.default.fileExists(atPath: target.url.path), "\(page.path): \(link)")
        guard let heading = target.heading, target.url.pathExtension == "md" else { continue }
        let headings = try Page(target.url).headings
        #expect(headings.contains(heading), "\(page.path): \(link)")
      }
    }
  }

  @Test("Every page is listed in its folder's index", arguments: ["Guide", "UIKit", "Internals"])
  func indexes(_ folder: String) throws {
    let index = try Page("Documentation/\(folder)/README.md")
    let links = Set(index.relativeLinks)
    let names = try Page.all().map(\.path).filter { $0.hasPrefix("Documentation/\(folder)/") }
      .map { ($0 as NSString).lastPathComponent }
    #expect(names.count > 5)
    for name in names where name != "README.md" {
      #expect(links.contains(name), "\(folder)/README.md does not list \(name)")
    }
    #expect(try Page("Documentation/README.md").relativeLinks.contains("\(folder)/README.md"))
  }

  @Test("The messages quoted in TROUBLESHOOTING are messages of the command")
  func messages() throws {
    let fragments = try Page("Documentation/Guide/TROUBLESHOOTING.md").quotedFragments
    #expect(fragments.count > 30)
    let sources = try Page.sources()
    for fragment in fragments {
      #expect(sources.contains(fragment), "\(fragment)")
    }
  }
}

/// One page of the repository.
private struct Page {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The location of the page relative to the repository.
  let path: String
  let url: URL
  let text: String

  init(_ path: String) throws {
    try self.init(Self.root.appendingPathComponent(path))
  }

  init(_ url: URL) throws {
    self.url = url.standardizedFileURL
    path = String(self.url.path.dropFirst(Self.root.standardizedFileURL.path.count + 1))
    text = try String(contentsOf: url, encoding: .utf8)
  }

  /// README.md, CHANGELOG.md, and every page in Documentation.
  static func all() throws -> [Page] {
    let documentation = root.appendingPathComponent("Documentation")
    let names = try FileManager.default.subpathsOfDirectory(atPath: documentation.path)
    let pages = try names.filter { $0.hasSuffix(".md") }.sorted().map {
      try Page(documentation.appendingPathComponent($0))
    }
    return try [Page("README.md"), Page("CHANGELOG.md")] + pages
  }

  /// The Swift sources as one text, with concatenated string literals joined.
  static func sources() throws -> String {
    let folder = root.appendingPathComponent("Sources")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let texts = try names.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".c") }.map {
      try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
    }
    return texts.joined(separator: "\n").replacing(#/"\s*\+\s*"/#, with: "")
      .replacing("\\\"", with: "\"")
  }

  /// The page without fenced blocks.
  private var prose: [Substring] {
    var isInside = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      guard line.drop(while: { $0 == " " }).hasPrefix("```") else { return !isInside }
      isInside.toggle()
      return false
    }
  }

  /// The targets of links and images in the repository.
  var relativeLinks: [String] {
    let text = prose.joined(separator: "\n").replacing(#/`[^`]*`/#, with: "code")
    return text.matches(of: #/\]\(([^)\s]+)\)/#).map { String($0.output.1) }.filter {
      !$0.contains(":")
    }
  }

  /// The file and the heading that `link` names.
  func target(of link: String) -> (url: URL, heading: String?) {
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let heading = parts.count > 1 ? String(parts[1]) : nil
    if parts[0].isEmpty { return (url, heading) }
    let file = url.deletingLastPathComponent().appendingPathComponent(String(parts[0]))
    return (file.standardizedFileURL, heading)
  }

  /// The anchors of the page's headings: lowercase, with hyphens for spaces and without punctuation.
  var headings: Set<String> {
    let titles = prose.filter { $0.hasPrefix("#") }.map { $0.drop { $0 == "#" }.dropFirst() }
    return Set(
      titles.map { title in
        String(
          title.lowercased().compactMap { character -> Character? in
            if character == " " { return "-" }
            let isKept = character.isLetter || character.isNumber || "-_".contains(character)
            return isKept ? character : nil
          })
      })
  }

  /// The constant parts of the messages that tables with the column "message" quote, where `…` stands
  /// for a part that varies.
  var quotedFragments: [String] {
    var isMessage = false
    var fragments: [String] = []
    for line in prose {
      guard line.hasPrefix("|") else {
        isMessage = false
        continue
      }
      if line.hasPrefix("| message |") { isMessage = true }
      guard isMessage, let cell = line.components(separatedBy: " | ").first else { continue }
      for quote in cell.matches(of: #/`([^`]+)`/#) {
        fragments += quote.output.1.split(separator: "…").map {
          $0.trimmingCharacters(in: CharacterSet(charactersIn: " .,:;"))
        }
      }
    }
    return fragments.filter { $0.count >= 8 }
  }
}
