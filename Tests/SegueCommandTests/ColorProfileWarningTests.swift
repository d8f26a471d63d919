// Warnings about images whose color profile is ignored.

import Foundation
import ScratchFolders
import Testing

@testable import SegueCommand

@Suite @MainActor struct ColorProfileWarningTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.image("a.png", 16, 24, 0)
    let scene = try folder.scene()
    #expect(segue("still", scene, "--time", "0", "-o", folder("plain.jpg"), "-q").code == 0)
  }

  /// Writes the JPEG again, with a profile of the primaries of Display P3.
  private func tag(_ name: String) throws {
    func number(_ value: Int) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
    var profile = [UInt8](repeating: 0, count: 16) + Array("RGB ".utf8)
    profile += [UInt8](repeating: 0, count: 128 - profile.count) + number(3)
    for (index, tag) in ["rXYZ", "gXYZ", "bXYZ"].enumerated() {
      profile += Array(tag.utf8) + number(168 + 20 * index) + number(20)
    }
    for point in [[33757, 15807, -74], [19136, 45364, 2746], [10296, 4365, 51387]] {
      profile += Array("XYZ \0\0\0\0".utf8) + point.flatMap(number)
    }
    let segment = Array("ICC_PROFILE\0\u{1}\u{1}".utf8) + profile
    var file = Array(try Data(contentsOf: URL(filePath: folder("plain.jpg"))))
    file.insert(contentsOf: [0xFF, 0xE2] + number(segment.count + 2).suffix(2) + segment, at: 2)
    try Data(file).write(to: URL(filePath: folder(name)))
  }

  private func transition(to name: String, _ output: String) -> RunResult {
    segue(
      "transition", folder("a.png"), folder(name), "--name", "fade", "--fit", "fit", "--frames",
      "30", "--progress", "none", "-o", folder(output))
  }

  @Test("a profile that is ignored is named, and changes no byte")
  func warning() throws {
    try tag("p3.jpg")
    let tagged = transition(to: "p3.jpg", "tagged.png")
    let plain = transition(to: "plain.jpg", "plain.png")
    #expect(tagged.code == 0 && plain.code == 0, "\(tagged.errors)\(plain.errors)")
    #expect(
      tagged.errors.contains(
        "segue: warning: \(folder("p3.jpg")): the color profile, Display P3, is ignored, so colors "
          + "look different; expected sRGB. Convert the image to sRGB\n"), "\(tagged.errors)")
    #expect(!plain.errors.contains("profile"), "\(plain.errors)")
    #expect(
      try Data(contentsOf: URL(filePath: folder("tagged.png")))
        == Data(contentsOf: URL(filePath: folder("plain.png"))))
  }
}
