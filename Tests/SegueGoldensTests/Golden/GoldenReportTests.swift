// The output of a run: the page with filmstrips of all scenes, the movie of a difference, escaped
// names.

import Foundation
import SegueGoldens
import SegueImages
import SeguePixels
import SegueScenes
import SegueStage
import Testing

@Suite @MainActor struct GoldenReportTests {
  private func files(_ verdicts: [GoldenVerdict], sheet: [UInt8] = []) throws -> [String: Data] {
    let scratch = try GoldenScratch()
    try GoldenReport(GoldenResults(verdicts: verdicts)).write(
      to: scratch.path + "/r", contactSheet: sheet)
    var files: [String: Data] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: scratch.path + "/r") {
      files[name] = try Data(contentsOf: URL(filePath: scratch.path + "/r/" + name))
    }
    return files
  }

  @Test("an equal scene shows its key frames and keeps nothing else")
  func equal() throws {
    let scratch = try GoldenScratch()
    let recorded = try scratch.run(goldenStage(), .all, keepsImages: true)
    let verdict = try scratch.run(goldenStage(), keepsImages: true)
    #expect(verdict.filmstrip.map(\.frame) == [0, 5, 10, 15, 20] && verdict.movie.isEmpty)
    #expect(recorded.filmstrip.map(\.expected) == verdict.filmstrip.map(\.expected))
    #expect(try scratch.run(goldenStage()).filmstrip.isEmpty)
    let page = GoldenReport(GoldenResults(verdicts: [verdict])).html
    #expect(page.components(separatedBy: "alt=\"frame ").count == 6)
    #expect(!page.contains("class=\"image\"") && !page.contains("class=\"movie\""))
  }

  @Test("a failing clip has a movie of expected, difference and actual, as a file and in the page")
  func movie() throws {
    let scratch = try GoldenScratch()
    _ = try scratch.run(goldenStage(), .all)
    let verdict = try scratch.run(goldenStage(damping: 0.5), keepsImages: true)
    let files = try files([verdict])
    let movie = try #require(files["slide.apng"])
    #expect([UInt8](movie) == PNGSoftware.adding("segue", to: verdict.movie))
    let first = try ImageDecoder.decode(verdict.movie, named: "movie").pixels
    #expect((first.width, first.height) == (3 * 40 + 8, 60))
    // acTL: five frames, repeated forever.
    let control = try #require(movie.range(of: Data("acTL".utf8)))
    #expect(Array(movie[control.upperBound..<control.upperBound + 8]) == [0, 0, 0, 5, 0, 0, 0, 0])
    let page = try #require(files["index.html"].map { String(decoding: $0, as: UTF8.self) })
    #expect(page.contains("<a href=\"./slide.apng\">"))
    let json = try #require(files["results.json"].map { String(decoding: $0, as: UTF8.self) })
    #expect(json.contains("\"movie\":\"slide.apng\""))
  }

  @Test("images of another size appear beside the golden's, without a difference")
  func otherSize() throws {
    let scratch = try GoldenScratch()
    _ = try scratch.run(goldenStage(), .all)
    let verdict = try scratch.run(goldenStage(scale: 2), keepsImages: true)
    let image = try #require(verdict.images.first)
    let pixels = try ImageDecoder.decode(image.triptych, named: "triptych").pixels
    #expect((pixels.width, pixels.height) == (40 + 4 + 80, 120) && image.mask.isEmpty)
    #expect(!verdict.movie.isEmpty)
  }

  @Test("a name is escaped everywhere, also in links")
  func hostile() throws {
    let scratch = try GoldenScratch()
    _ = try scratch.run(goldenStage(), .all)
    var verdict = try scratch.run(goldenStage(damping: 0.5), keepsImages: true)
    verdict.name = "javascript:\"'><img src=x onerror=alert(1)>"
    let page = GoldenReport(GoldenResults(verdicts: [verdict])).html
    #expect(!page.contains("<img src=x") && !page.contains("href=\"javascript"))
    #expect(page.contains("href=\"./javascript%3A%22%27%3E%3Cimg"))
  }

  @Test("a contact sheet has all cells with their images and names")
  func contactSheet() throws {
    let scratch = try GoldenScratch()
    let recorded = try scratch.run(goldenStage(), .all, keepsImages: true)
    var other = recorded
    (other.name, other.state) = ("other", .different)
    func pixels(_ verdicts: [GoldenVerdict]) throws -> PixelBuffer {
      try ImageDecoder.decode(ContactSheet(verdicts).png(), named: "sheet").pixels
    }
    let (one, two) = (try pixels([recorded]), try pixels([recorded, other]))
    #expect(two.width * two.height > one.width * one.height)
    let reds = (0..<two.height).reduce(0) { count, y in
      count + (0..<two.width).filter { two[$0, y].red > 240 && two[$0, y].blue < 80 }.count
    }
    #expect(reds > 1000)
    #expect(try ContactSheet([GoldenVerdict("nothing", .failed)]).png().isEmpty)
    #expect(try files([recorded], sheet: [1])["contact-sheet.png"] == Data([1]))
  }

  @Test("a name with letters that no font has is spelled out in the contact sheet")
  func unknownLetters() throws {
    let scratch = try GoldenScratch()
    var verdict = try scratch.run(goldenStage(), .all, keepsImages: true)
    verdict.name = "a\u{10FFF0}b"
    let sheet = try ContactSheet([verdict]).png()
    verdict.name = #"a\u{10fff0}b"#
    #expect(try sheet == ContactSheet([verdict]).png())
  }

  @Test("identical key frames share an image")
  func shared() throws {
    let scratch = try GoldenScratch()
    _ = try scratch.run(goldenStage(hold: 1), .all)
    let golden = try #require(try scratch.folder.golden("slide"))
    let images = Set(golden.keyFrames.map { golden.frames[$0] })
    #expect(golden.keyFrames.count == 5 && images.count < 5)
    #expect(scratch.names.filter { $0.hasSuffix(".png") }.count == images.count)
    #expect(try scratch.folder.strayImages().isEmpty)
    #expect(try scratch.run(goldenStage(hold: 1)).state == .equal)
  }
}
