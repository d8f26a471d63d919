// Depth and perspective, byte for byte, one thing an image. After a deliberate change look at the new
// images and record them: SEGUE_RECORD=1 swift test --filter SpaceGoldenTests

import Foundation
import SegueDisplay
import SegueImages
import SeguePixels
import SegueRaster
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct SpaceGoldenTests {
  private let colors: [UIColor] = [
    .systemRed, .systemBlue, .systemGreen, .systemOrange, .systemPurple, .systemTeal,
  ]

  private func root() -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 120))
    root.backgroundColor = .white
    return root
  }

  private func perspective(_ distance: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / distance
    return transform
  }

  /// A card with a title, a line of text and an image.
  private func card(_ frame: CGRect, _ color: UIColor, _ title: String) throws -> UIView {
    let card = UIView(frame: frame)
    card.backgroundColor = color
    card.layer.cornerRadius = 8
    let label = UILabel(frame: CGRect(x: 6, y: 4, width: frame.width - 12, height: 16))
    (label.text, label.textColor) = (title, .white)
    label.font = .boldSystemFont(ofSize: 12)
    card.addSubview(label)
    let image = UIImageView(
      frame: CGRect(x: 6, y: 24, width: frame.width - 12, height: frame.height - 30))
    image.image = try UIImage(cgImage: CGImage(checks()))
    image.layer.cornerRadius = 4
    image.clipsToBounds = true
    card.addSubview(image)
    return card
  }

  /// Checks of eight pixels, under a slope from dark to light.
  private func checks() throws -> Bitmap {
    let pixels = try PixelBuffer(width: 128, height: 128)
    for y in 0..<128 {
      for x in 0..<128 {
        let value = UInt8((x / 8 + y / 8) % 2 * 90 + x / 2 + y / 2)
        pixels[x, y] = PremultipliedRGBA8(value, value, UInt8(255 - y), 255)
      }
    }
    return Bitmap(pixels)
  }

  private func check(_ name: String, at seconds: Double = 0, _ make: () throws -> UIView) throws {
    let world = World()
    let root = try world.run {
      let root = try make()
      root.layoutIfNeeded()
      return root
    }
    try world.advance(to: VirtualTime(seconds: seconds))
    let viewport = SegueViewport(widthInPixels: 200, heightInPixels: 120, scale: 1)
    let list = world.run { world.commit(root: root.layer, at: seconds, viewport: viewport) }
    #expect(world.unsupported.isEmpty)
    let pixels = try Rasterizer().render(list)
    try expectGolden(pixels, name)
  }

  @Test("cards that flip each way, at several instants", arguments: [15, 40, 60, 85])
  func flips(_ percent: Int) throws {
    try check("flip-\(percent)", at: Double(percent) / 100) {
      let root = root()
      let ways: [UIView.AnimationOptions] = [
        .transitionFlipFromLeft, .transitionFlipFromRight, .transitionFlipFromTop,
        .transitionFlipFromBottom,
      ]
      for (index, way) in ways.enumerated() {
        let place = CGRect(x: 10 + 96 * (index % 2), y: 6 + 58 * (index / 2), width: 84, height: 50)
        let room = UIView(frame: place)
        root.addSubview(room)
        let (front, back) = try (
          card(room.bounds, colors[index], "Front"), card(room.bounds, .darkGray, "Back")
        )
        room.addSubview(front)
        room.layoutIfNeeded()
        UIView.transition(with: room, duration: 1, options: [way, .curveLinear]) {
          front.removeFromSuperview()
          room.addSubview(back)
        }
      }
      return root
    }
  }

  @Test("a row of covers under one sublayerTransform, with shadows")
  func coverFlow() throws {
    try check("cover-flow") {
      let root = root()
      root.layer.sublayerTransform = perspective(220)
      for index in [0, 4, 1, 3, 2] {
        let cover = try card(
          CGRect(x: 64, y: 22, width: 72, height: 76), colors[index], "No. \(index + 1)")
        let side = CGFloat(index - 2)
        let turn: CGFloat = side == 0 ? 0 : side > 0 ? -1.1 : 1.1
        let back: CGFloat = side == 0 ? 0 : -30
        cover.layer.transform = CATransform3DRotate(
          CATransform3DMakeTranslation(side * 34 + (side == 0 ? 0 : side > 0 ? 18 : -18), 0, back),
          turn, 0, 1, 0)
        cover.layer.zPosition = index == 2 ? 1 : 0
        (cover.layer.shadowOpacity, cover.layer.shadowRadius) = (0.5, 5)
        cover.layer.shadowOffset = CGSize(width: 0, height: 4)
        root.addSubview(cover)
      }
      return root
    }
  }

  @Test("a cube of a CATransformLayer")
  func cube() throws {
    try check("cube") {
      let root = root()
      root.layer.sublayerTransform = perspective(300)
      let cube = CATransformLayer()
      cube.frame = CGRect(x: 70, y: 30, width: 60, height: 60)
      let turns: [(CGFloat, CGFloat, CGFloat)] = [
        (0, 0, 1), (.pi / 2, 0, 1), (.pi / 2, 1, 0), (.pi, 0, 1), (-.pi / 2, 0, 1),
        (-.pi / 2, 1, 0),
      ]
      for (index, turn) in turns.enumerated() {
        let side = try card(
          CGRect(x: 0, y: 0, width: 60, height: 60), colors[index], "Side \(index + 1)")
        side.layer.cornerRadius = 0
        side.layer.opacity = index == 0 ? 0.6 : 1
        side.layer.transform = CATransform3DTranslate(
          CATransform3DMakeRotation(turn.0, turn.1, turn.2, 0), 0, 0, 30)
        cube.addSublayer(side.layer)
      }
      cube.transform = CATransform3DRotate(
        CATransform3DMakeRotation(-0.5, 1, 0, 0), 0.7, 0, 1, 0)
      root.layer.addSublayer(cube)
      return root
    }
  }

  @Test("a door that opens on its hinge, with text on it, and fades as one")
  func door() throws {
    try check("door", at: 0.5) {
      let root = root()
      root.backgroundColor = .systemYellow
      let door = try card(
        CGRect(x: 10, y: 8, width: 180, height: 104), .systemBlue, "Come on in, please")
      let text = UILabel(frame: CGRect(x: 10, y: 26, width: 160, height: 60))
      text.text = "The quick brown fox jumps over the lazy dog and opens a door"
      (text.numberOfLines, text.textColor) = (0, .white)
      text.font = .systemFont(ofSize: 14)
      door.addSubview(text)
      door.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
      door.layer.position = CGPoint(x: 10, y: 60)
      root.addSubview(door)
      door.transform3D = perspective(350)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        door.transform3D = CATransform3DRotate(perspective(350), 1.6, 0, 1, 0)
        door.alpha = 0.6
      }
      return root
    }
  }

  @Test("a border, a translucent group over its shadow, and a mask")
  func looks() throws {
    try check("looks") {
      let root = root()
      root.layer.sublayerTransform = perspective(200)
      let frame = try card(CGRect(x: 14, y: 16, width: 80, height: 88), .systemPink, "Border")
      (frame.layer.cornerRadius, frame.layer.borderWidth) = (20, 4)
      (frame.layer.borderColor, frame.alpha) = (UIColor.systemIndigo.cgColor, 0.8)
      (frame.layer.shadowOpacity, frame.layer.shadowRadius) = (0.6, 6)
      frame.layer.transform = CATransform3DMakeRotation(0.9, 0.2, 1, 0)
      root.addSubview(frame)
      let masked = try card(CGRect(x: 108, y: 16, width: 80, height: 88), .systemGreen, "Masked")
      let mask = CAShapeLayer()
      mask.path = CGPath(ellipseIn: CGRect(x: 0, y: 4, width: 80, height: 80), transform: nil)
      masked.layer.mask = mask
      masked.layer.transform = CATransform3DMakeRotation(-0.9, -0.3, 1, 0)
      root.addSubview(masked)
      return root
    }
  }
}
