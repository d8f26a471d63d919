// Images and movies in a scene's folder: the chosen file, and the errors for invalid files.

import Foundation
import SegueDiagnostics
import SegueDisplay
import SegueFiles
import SegueImages
import SeguePixels
import SegueScenes
import SegueStage
import SegueWorld
import Testing
import UIKit

/// A folder that is removed with its last reference.
private final class ImageFolder {
  let path = NSTemporaryDirectory() + "segue-images-\(UUID().uuidString)"

  init() throws {
    try FileManager.default.createDirectory(
      atPath: path + "/in", withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var assets: AssetFolder { AssetFolder(path: path + "/in") }

  func write(_ name: String, _ bytes: [UInt8]) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: "\(path)/in/\(name)"))
  }

  /// A PNG of this width.
  static func png(_ width: Int) throws -> [UInt8] {
    try PNGEncoder.encode(PixelBuffer(width: width, height: 1))
  }
}

@MainActor
@Suite struct ImageFileTests {
  /// The images that the first frame of a scene with `image: name` draws.
  private func quads(_ folder: ImageFolder, _ name: String, scale: Int) throws -> [ImageQuad] {
    let document = try StageSamples.document(
      """
      segue: 1
      canvas: { width: 40, height: 80, scale: \(scale), fps: 60 }
      screens:
        menu: { views: [{ image: \(name), frame: [0, 0, 40, 40], contentMode: center }] }
      script:
        - show: menu
        - wait: 1

      """)
    let stage = try Stage(document, assets: folder.assets)
    let list = try stage.frame(at: FrameTime(index: 0, rateNumerator: 60))
    return list?.items.compactMap { if case .image(let quad) = $0 { quad } else { nil } } ?? []
  }

  @Test("the file for the canvas's scale is preferred; a scale in the name counts")
  func variants() throws {
    let folder = try ImageFolder()
    for (name, width) in [
      ("a.png", 5), ("a@2x.png", 10), ("a@3x.png", 15), ("b@2x.png", 6), ("c.png", 4),
    ] {
      try folder.write(name, ImageFolder.png(width))
    }
    let cases: [(String, Int, Int, CGFloat)] = [
      ("a.png", 1, 5, 5), ("a.png", 2, 10, 5), ("a.png", 3, 15, 5), ("b.png", 1, 6, 3),
      ("b.png", 2, 6, 3), ("b.png", 3, 6, 3), ("c.png", 1, 4, 4), ("c.png", 2, 4, 2),
      ("a@3x.png", 1, 15, 5),
    ]
    for (name, scale, pixels, points) in cases {
      let quad = try #require(try quads(folder, name, scale: scale).first)
      #expect(quad.bitmap.width == pixels, "\(name) at \(scale)")
      #expect(quad.destination.width == points, "\(name) at \(scale)")
    }
  }

  @Test("code can omit the extension")
  func names() throws {
    let folder = try ImageFolder()
    try folder.write("logo@2x.png", ImageFolder.png(10))
    try folder.write("photo.webp", ImageFolder.png(8))
    var sizes: [CGFloat?] = []
    let canvas = SceneCanvas(width: 40, height: 80, scale: 2)
    let stage = try AppStage(canvas, images: ImageLibrary(folder.assets), script: [.wait(1)]) { _ in
      sizes = ["logo", "logo.png", "photo", "logo@2x", "none", "in/logo"].map {
        UIImage(named: $0)?.size.width
      }
    }
    _ = try stage.frame(at: FrameTime(index: 0, rateNumerator: 60))
    #expect(sizes == [5, 5, 4, 5, nil, nil])
  }

  @Test("an error in a file is one line at its place, with its exit code")
  func wrongFiles() throws {
    let folder = try ImageFolder()
    let good = try ImageFolder.png(9)
    var large = good
    large.replaceSubrange(16..<24, with: [0, 0, 0xFF, 0xFF, 0, 0, 0xFF, 0xFF])
    try folder.write("short.png", Array(good.dropLast(20)))
    try folder.write("page.png", Array("<!DOCTYPE html>".utf8))
    try folder.write("bitmap.jpg", Array("BM".utf8) + [UInt8](repeating: 0, count: 60))
    try folder.write("empty.png", [])
    try folder.write("cut.jpg", [0xFF, 0xD8, 0xFF, 0xE0, 0, 16])
    try folder.write("cut.webp", Array("RIFF\u{20}\0\0\0WEBPVP8 ".utf8))
    try Data(good).write(to: URL(fileURLWithPath: folder.path + "/out.png"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/in/link.png", withDestinationPath: "../out.png")
    try #require(mkfifo(folder.path + "/in/pipe.png", 0o600) == 0)
    try FileManager.default.createDirectory(
      atPath: folder.path + "/in/folder.png", withIntermediateDirectories: true)
    let cases: [(String, String)] = [
      ("short.png", "damaged PNG: the file ends early; expected an intact file"),
      ("page.png", "starts with \"<!DOCTYP\"; expected PNG, JPEG, WebP, GIF, TIFF or BMP"),
      ("bitmap.jpg", "damaged BMP: its header has 0 bytes; expected an intact file"),
      ("empty.png", "the file is empty; expected PNG, JPEG, WebP, GIF, TIFF or BMP"),
      ("cut.jpg", "damaged JPEG: the file ends early; expected an intact file"),
      ("cut.webp", "damaged WebP: the file ends early; expected an intact file"),
      ("pipe.png", "is a pipe; expected a regular file"),
      ("folder.png", "is a folder; expected a regular file"),
      ("link.png", "\"link.png\" is a symbolic link that leads to no file in "),
      ("../out.png", "leads outside the folder with \"..\";"),
      ("none.png", "No such file or directory; expected a file"),
    ]
    for (name, reason) in cases {
      let failure = #expect(throws: Failure.self) { try quads(folder, name, scale: 1) }
      #expect(failure?.exitCode == .asset, "\(name)")
      #expect(failure?.diagnostics.count == 1)
      let text = failure?.diagnostics.first.map { "\($0)" } ?? ""
      #expect(
        text.contains("4:28: error: screens.menu.views[0].image: \(name): \(reason)"), "\(text)")
    }
  }

  @Test("exceeded limits have their own exit code")
  func limits() throws {
    let folder = try ImageFolder()
    var large = try ImageFolder.png(9)
    // A size of 65,535 x 65,535, under the header's right checksum.
    large.replaceSubrange(16..<24, with: [0, 0, 0xFF, 0xFF, 0, 0, 0xFF, 0xFF])
    let crc = large[12..<29].reduce(~UInt32(0)) { crc, byte in
      (0..<8).reduce(crc ^ UInt32(byte)) { c, _ in c & 1 == 1 ? c >> 1 ^ 0xEDB8_8320 : c >> 1 }
    }
    for byte in 0..<4 { large[29 + byte] = UInt8(truncatingIfNeeded: ~crc >> (24 - 8 * byte)) }
    try folder.write("large.png", large)
    let failure = #expect(throws: Failure.self) { try quads(folder, "large.png", scale: 1) }
    #expect(failure?.exitCode == .limit)
  }

  @Test(
    "a movie plays in an app by the scene's clock; a damaged one is an error at its time")
  func movies() throws {
    let folder = try ImageFolder()
    try folder.write("good.gif", MovieBytes.gif(4))
    try folder.write("bad.gif", MovieBytes.gif(4, damagedAt: 2))
    func stage(_ name: String) throws -> AppStage {
      let canvas = SceneCanvas(width: 8, height: 8)
      return try AppStage(canvas, images: ImageLibrary(folder.assets), script: [.wait(1)]) {
        window in
        let controller = UIViewController()
        let player = AVPlayer(playerItem: AVPlayerItem(named: name))
        let layer = AVPlayerLayer(player: player)
        layer.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
        controller.view.layer.addSublayer(layer)
        window.rootViewController = controller
        player.play()
      }
    }
    func red(_ stage: AppStage, _ frame: Int) throws -> Int? {
      let list = try stage.frame(at: FrameTime(index: frame, rateNumerator: 60))
      for case .image(let quad) in list?.items ?? [] {
        return Int(quad.bitmap.pixels[0, 0].red) / 16
      }
      return nil
    }
    let good = try stage("good.gif")
    #expect(try [0, 5, 6, 12, 18, 59, 6].map { try red(good, $0) } == [0, 0, 1, 2, 3, 3, 1])
    let bad = try stage("bad.gif")
    #expect(try red(bad, 6) == 1)
    let failure = #expect(throws: Failure.self) { try red(bad, 12) }
    #expect(failure?.exitCode == .asset)
    #expect(failure.map { "\($0)" }?.contains("bad.gif: damaged GIF: ") == true)
  }
}

/// Animated GIFs of one color an image, a tenth of a second each.
enum MovieBytes {
  /// `count` images of 4 x 2; image n has red 16 n. One of them can have invalid codes.
  static func gif(_ count: Int, damagedAt damaged: Int? = nil) -> [UInt8] {
    var file = Array("GIF89a".utf8) + [4, 0, 2, 0, 0x80 | 3, 0, 0]
    file += (0..<16).flatMap { [UInt8($0 * 16), 0, 0] }
    for index in 0..<count {
      file += [0x21, 0xF9, 4, 0, 10, 0, 0, 0, 0x2C, 0, 0, 0, 0, 4, 0, 2, 0, 0]
      file += index == damaged ? [12, 1, 0, 0] : [4] + codes(index)
    }
    return file + [0x3B]
  }

  /// Clear (16), eight pixels of five bits, end (17).
  private static func codes(_ index: Int) -> [UInt8] {
    var bits: [Int] = []
    for code in [16] + [Int](repeating: index, count: 8) + [17] {
      bits += (0..<5).map { code >> $0 & 1 }
    }
    while bits.count % 8 != 0 { bits.append(0) }
    let bytes = stride(from: 0, to: bits.count, by: 8).map { start in
      UInt8((0..<8).reduce(0) { $0 | bits[start + $1] << $1 })
    }
    return [UInt8(bytes.count)] + bytes + [0]
  }
}
