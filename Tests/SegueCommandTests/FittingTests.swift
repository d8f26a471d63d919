import Foundation
import ScratchFolders
import SegueImages
import Testing

@Suite @MainActor struct FittingTests {
  private let folder: ScratchFolder
  private let scene: String

  init() throws {
    folder = try ScratchFolder()
    scene = try folder.scene()
  }

  private func render(_ name: String, _ options: String...) -> RunResult {
    segue(["render", scene, "-o", folder(name)] + options)
  }

  @Test("a file that fits at once is that of a render without the option")
  func fits() throws {
    #expect(render("plain.mp4", "-q").code == 0)
    let result = render("fit.mp4", "--max-size", "1M")
    #expect(result.code == 0, "\(result.errors)")
    #expect(try folder.bytes("plain.mp4") == folder.bytes("fit.mp4"))
    #expect(result.errors.contains("CRF 18, 40 x 60, 30 fps: "))
    #expect(result.errors.contains(", after 1 attempt\n"))
    #expect(folder.contents == ["fit.mp4", "plain.mp4", "small.yaml"])
  }

  @Test("quality is reduced until the file fits, with any number of jobs")
  func quality() throws {
    #expect(render("plain.mp4", "-q").code == 0)
    let limit = try folder.bytes("plain.mp4").count * 4 / 5
    for jobs in ["1", "3"] {
      let result = render("\(jobs).mp4", "--max-size", "\(limit)", "--jobs", jobs)
      #expect(result.code == 0, "\(result.errors)")
      #expect(result.errors.split(separator: "\n").filter { $0.contains("note:") }.count == 1)
    }
    let bytes = try folder.bytes("1.mp4")
    #expect(bytes.count <= limit && bytes.count > 500)
    #expect(try bytes == folder.bytes("3.mp4"))
    #expect(folder.contents == ["1.mp4", "3.mp4", "plain.mp4", "small.yaml"])
  }

  @Test("when nothing fits, one line says so with exit code 5, and nothing is written")
  func nothing() throws {
    try folder.write("a.mp4", "an earlier file")
    let result = render("a.mp4", "--max-size", "100", "--force", "-q")
    #expect(result.code == 5)
    #expect(result.errors.hasPrefix("segue: error: \(folder("a.mp4")): --max-size is 100 bytes"))
    #expect(result.errors.filter { $0 == "\n" }.count == 1)
    #expect(try folder.text("a.mp4") == "an earlier file")
    #expect(folder.contents == ["a.mp4", "small.yaml"])
  }

  @Test("uncompressed video has only size and rate to reduce")
  func raw() throws {
    let result = render("a.rgba", "--max-size", "100K", "--json")
    #expect(result.code == 0, "\(result.errors)")
    let bytes = try folder.bytes("a.rgba").count
    #expect(bytes == 36 * 20 * 30 * 4)
    #expect(result.text.contains("\"bytes\":\(bytes)") && result.text.contains("a.rgba\""))
    #expect(result.errors.contains("20 x 30, 30 fps: "))
  }

  @Test("a single image has its size reduced")
  func image() throws {
    #expect(render("plain.png", "-q", "--frames", "9").code == 0)
    let limit = try folder.bytes("plain.png").count - 1
    #expect(render("a.png", "-q", "--frames", "9", "--max-size", "\(limit)").code == 0)
    let image = try ImageDecoder.decode(folder.bytes("a.png"), named: "a")
    #expect(image.width < 40 && folder.contents.contains("a.png"))
  }

  @Test("the option needs one file, and an existing one is refused before the first attempt")
  func refused() throws {
    let sequence = render("frames/", "--max-size", "3M")
    #expect(sequence.code == 2 && sequence.errors.contains("--max-size is given"))
    try folder.write("a.mp4", "mine")
    #expect(render("a.mp4", "--max-size", "3M").code == 6)
    #expect(try folder.text("a.mp4") == "mine")
    #expect(folder.contents == ["a.mp4", "small.yaml"])
  }
}
