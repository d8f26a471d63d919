// `segue list --…`: each list has what scenes can name, and nothing else.

import Foundation
import ScratchFolders
import SegueScenes
import Testing

@testable import SegueCommand

@Suite @MainActor struct ListTopicTests {
  private func entries(_ topic: String) throws -> [[String: Any]] {
    let result = segue("list", "--\(topic)", "--json")
    #expect(result.code == 0, "\(result.errors)")
    let value = try JSONSerialization.jsonObject(with: Data(result.output))
    return try #require(value as? [[String: Any]])
  }

  private func names(_ topic: String) throws -> [String] {
    try entries(topic).compactMap { $0["name"] as? String }
  }

  /// Returns whether a scene with the given canvas and view is valid.
  private func isValid(canvas: String = "width: 10, height: 10", view: String) throws -> Bool {
    let folder = try ScratchFolder()
    let scene = try folder.write(
      "a.yaml",
      """
      segue: 1
      canvas: { \(canvas) }
      screens: { a: { views: [\(view)] } }
      script: [{ show: a }, { wait: 0.1 }]

      """)
    return segue("validate", scene, "-q").code == 0
  }

  @Test(
    "each list has lines for people and objects for programs",
    arguments: ["transitions", "devices", "icons", "fonts", "colors", "formats"])
  func both(topic: String) throws {
    // The groups of transitions have headings.
    let lines = segue("list", "--\(topic)").text.split(separator: "\n").filter { $0.last != ":" }
    let names = try names(topic)
    #expect(!names.isEmpty && Set(names).count == names.count)
    #expect(lines.count == names.count)
    for (line, name) in zip(lines, names) { #expect(line.hasPrefix(name)) }
  }

  @Test("a format is a movie or consists of images")
  func formats() throws {
    let kinds = try entries("formats").map { "\($0["name"] ?? "") \($0["kind"] ?? "")" }
    #expect(kinds.contains("mp4 movie") && kinds.contains("png images"), "\(kinds)")
  }

  @Test("without a flag, the transitions are listed")
  func standard() {
    #expect(segue("list").text == segue("list", "--transitions").text)
  }

  @Test("--tag lists the transitions that have all tags, and knows its words")
  func tags() throws {
    let result = segue("list", "--tag", "slide", "--tag", "spring", "--json")
    let value = try JSONSerialization.jsonObject(with: Data(result.output))
    let found = try #require(value as? [[String: Any]])
    let names = found.compactMap { $0["name"] as? String }
    #expect(names.contains("slideDown") && !names.contains("shrinkSlide"))
    for entry in found {
      #expect(Set(["slide", "spring"]).isSubset(of: entry["tags"] as? [String] ?? []))
    }
    let wrong = segue("list", "--tag", "slid")
    #expect(wrong.code == 2 && wrong.errors.contains("expected one of system, layer, slide"))
    #expect(segue("list", "--tag", "slide", "--icons").code == 2)
  }

  @Test("JSON has the parameters with their kinds, ranges and defaults, and the sources")
  func parameters() throws {
    let entry = try #require(try entries("transitions").first { $0["name"] as? String == "fade" })
    let parameters = try #require(entry["parameters"] as? [[String: Any]])
    #expect(parameters.compactMap { $0["name"] as? String } == ["duration", "kind"])
    #expect(parameters[0]["default"] as? Double == 0.5 && parameters[0]["maximum"] as? Int == 3600)
    #expect(parameters[0]["unit"] as? String == "seconds" && parameters[1]["default"] is NSNull)
    #expect(parameters[1]["choices"] as? [String] == ["navigation", "modal"])
    #expect((entry["source"] as? String)?.isEmpty == false)
  }

  @Test("devices can be named on a canvas, and have the sizes that scenes have there")
  func devices() throws {
    #expect(try names("devices") == SceneDevice.all.map(\.name))
    for device in try entries("devices") {
      let name = try #require(device["name"] as? String)
      #expect(try isValid(canvas: "device: \(name)", view: "{}"), "\(name)")
      #expect(device["width"] as? Double == SceneDevice.named(name)?.width)
    }
  }

  @Test("icons, colors and installed fonts can be used in scenes")
  func usable() throws {
    let icons = try names("icons")
    #expect(icons.count > 500 && icons.contains("chevron_right"))
    #expect(
      icons.allSatisfy { $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") } }
    )
    for icon in icons.enumerated().filter({ $0.offset % 97 == 0 }).map(\.element) {
      #expect(try isValid(view: "{ icon: \"\(icon)\" }"), "\(icon)")
    }
    for color in try names("colors") {
      #expect(try isValid(view: "{ background: \(color) }"), "\(color)")
    }
    for font in try entries("fonts") where font["state"] as? String == "installed" {
      let name = try #require(font["name"] as? String)
      guard name.hasPrefix("Inter") || name.hasPrefix("DejaVu") else { continue }
      #expect(try isValid(view: "{ label: A, font: { family: \(name) } }"), "\(name)")
    }
  }

  @Test("symbols of icons are names that scenes accept, too")
  func symbols() throws {
    let entry = try #require(try entries("icons").first { $0["name"] as? String == "settings" })
    #expect(entry["symbols"] as? [String] == ["gear", "gearshape", "gearshape.fill"])
    #expect(try isValid(view: "{ icon: gearshape }"))
  }

  @Test("two lists at once are refused")
  func exclusive() {
    #expect(segue("list", "--devices", "--fonts").code == 2)
    #expect(segue("list", "--devices", "--pitfalls").code == 2)
  }
}
