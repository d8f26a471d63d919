// Movies on the world's clock: the displayed image at any time and rate, when looping, and at the
// end.

import Foundation
import SegueDisplay
import SegueImages
import SeguePixels
import SegueWorld
import Testing
import UIKit

@MainActor
@Suite struct PlayerTests {
  private let world = World()

  /// A GIF of `count` images, a tenth of a second each; image n has red 20 n.
  static func clip(_ count: Int) throws -> VideoClip {
    var file = Array("GIF89a".utf8) + [4, 0, 2, 0, 0x80 | 3, 0, 0]
    file += (0..<16).flatMap { [UInt8($0 * 16), 0, 0] }
    for index in 0..<count {
      file += [0x21, 0xF9, 4, 0, 10, 0, 0, 0, 0x2C, 0, 0, 0, 0, 4, 0, 2, 0, 0, 4]
      // Clear (16), eight pixels of five bits, end (17).
      var bits: [Int] = []
      for code in [16] + [Int](repeating: index, count: 8) + [17] {
        bits += (0..<5).map { code >> $0 & 1 }
      }
      while bits.count % 8 != 0 { bits.append(0) }
      let bytes = stride(from: 0, to: bits.count, by: 8).map { start in
        UInt8((0..<8).reduce(0) { $0 | bits[start + $1] << $1 })
      }
      file += [UInt8(bytes.count)] + bytes + [0]
    }
    return try VideoClip(file + [0x3B], named: "clip.gif")
  }

  /// The image that a frame at `seconds` displays.
  private func image(_ layer: CALayer, at seconds: Double) -> Int? {
    let viewport = SegueViewport(widthInPixels: 8, heightInPixels: 8)
    let list = world.run { world.commit(root: layer, at: seconds, viewport: viewport) }
    guard case .image(let quad)? = list.items.first else { return nil }
    return Int(quad.bitmap.pixels[0, 0].red) / 16
  }

  private func layer(_ player: AVPlayer) -> AVPlayerLayer {
    let layer = AVPlayerLayer(player: player)
    layer.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
    return layer
  }

  @Test("a player shows its first image until it plays, then each at its time, then the last")
  func plays() throws {
    let player = AVPlayer(playerItem: AVPlayerItem(clip: try Self.clip(5)))
    let layer = layer(player)
    #expect(image(layer, at: 3) == 0)
    try world.advance(to: VirtualTime(seconds: 1))
    world.run { player.play() }
    let times = [1, 1.05, 1.1, 1.29, 1.3, 1.45, 1.5, 7, 1.2]
    #expect(times.map { image(layer, at: $0) } == [0, 0, 1, 2, 3, 4, 4, 4, 2])
    #expect(player.currentItem?.duration == CMTime(value: 300, timescale: 600))
    #expect(player.currentItem?.presentationSize == CGSize(width: 4, height: 2))
  }

  @Test("the end is an event: the rate is 0, and observers are notified")
  func end() throws {
    let item = AVPlayerItem(clip: try Self.clip(5))
    let player = AVPlayer(playerItem: item)
    var ends: [Double] = []
    let token = NotificationCenter.default.addObserver(
      forName: .AVPlayerItemDidPlayToEndTime, object: item, queue: nil
    ) { _ in MainActor.assumeIsolated { ends.append(CACurrentMediaTime()) } }
    defer { NotificationCenter.default.removeObserver(token) }
    world.run { player.rate = 2 }
    try world.advance(to: VirtualTime(seconds: 0.2))
    #expect(ends.isEmpty && player.rate == 2)
    try world.advance(to: VirtualTime(seconds: 3))
    #expect(ends == [0.25] && player.rate == 0)
    #expect(world.run { player.currentTime().seconds } == 0.5)
    #expect(image(layer(player), at: 3) == 4)
  }

  @Test("a looping player has no end and no gap")
  func rounds() throws {
    let item = AVPlayerItem(clip: try Self.clip(5))
    let player = AVQueuePlayer(playerItem: item)
    let looper = world.run { AVPlayerLooper(player: player, templateItem: item) }
    world.run { player.play() }
    let layer = layer(player)
    #expect(
      [0.4, 0.499, 0.5, 0.6, 1.0, 50.3].map { image(layer, at: $0) } == [4, 4, 0, 1, 0, 3])
    try world.advance(to: VirtualTime(seconds: 0.7))
    world.run { looper.disableLooping() }
    #expect([0.7, 0.9, 1.0, 2].map { image(layer, at: $0) } == [2, 4, 4, 4])
  }

  @Test("rates can be half, reversed or zero, and seeking continues from the new time")
  func rates() throws {
    let player = AVPlayer(playerItem: AVPlayerItem(clip: try Self.clip(5)))
    let layer = layer(player)
    world.run { player.rate = 0.5 }
    #expect([0, 0.19, 0.2, 0.4].map { image(layer, at: $0) } == [0, 0, 1, 2])
    try world.advance(to: VirtualTime(seconds: 0.4))
    world.run { player.pause() }
    #expect(image(layer, at: 9) == 2)
    world.run {
      player.seek(to: CMTime(seconds: 0.45, preferredTimescale: 600))
      player.rate = -1
    }
    #expect([0.4, 0.5, 0.61, 0.7, 0.85, 5].map { image(layer, at: $0) } == [4, 3, 2, 1, 0, 0])
    world.run { player.rate = .nan }
    #expect(player.rate == 0)
  }

  @Test("gravity places the movie and reports the rectangle")
  func gravity() throws {
    let layer = layer(AVPlayer(playerItem: AVPlayerItem(clip: try Self.clip(1))))
    #expect(layer.contentsGravity == .resizeAspect)
    #expect(layer.videoRect == CGRect(x: 0, y: 2, width: 8, height: 4))
    layer.videoGravity = .resizeAspectFill
    #expect(layer.contentsGravity == .resizeAspectFill)
    #expect(layer.videoRect == CGRect(x: -4, y: 0, width: 16, height: 8))
    layer.videoGravity = .resize
    #expect(layer.videoRect == layer.bounds)
  }

  @Test("a video view begins at the given time, at the instant it is created")
  func videoView() throws {
    try world.advance(to: VirtualTime(seconds: 2))
    let clip = try Self.clip(5)
    let view = world.run { VideoView(clip, loops: true, rate: 2, start: 0.3) }
    view.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
    view.contentMode = .scaleAspectFill
    #expect([2, 2.05, 2.1, 2.25].map { image(view.layer, at: $0) } == [3, 4, 0, 3])
    #expect(view.intrinsicContentSize == CGSize(width: 4, height: 2))
  }

  @Test("movies are found by name through the world")
  func named() throws {
    let clip = try Self.clip(2)
    world.run {
      #expect(AVPlayerItem(named: "a") == nil)
      UIKitState.current.clipNamed = { $0 == "a" ? clip : nil }
      #expect(AVPlayerItem(named: "a")?.presentationSize == CGSize(width: 4, height: 2))
    }
  }
}
