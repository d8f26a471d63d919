// Drawn views and images of views in transit, as filmstrips, byte for byte. After a deliberate
// change look at the new images and record them: SEGUE_RECORD=1 swift test --filter
// DrawnTransitionTests

import CoreGraphics
import Foundation
import SegueImages
import SeguePixels
import SegueRaster
import SegueWorld
import Testing
import UIKit

/// A dial of so many marks over a gradient.
@MainActor
private final class Face: UIView {
  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let rainbow = Colors.rainbow else { return }
    context.saveGState()
    UIBezierPath(roundedRect: rect, cornerRadius: 8).addClip()
    context.drawLinearGradient(
      rainbow, start: .zero, end: CGPoint(x: rect.maxX, y: rect.maxY), options: [])
    context.restoreGState()
    context.translateBy(x: rect.midX, y: rect.midY)
    context.setStrokeColor(gray: 1, alpha: 1)
    context.setLineWidth(2)
    context.setLineCap(.round)
    let radius = min(rect.width, rect.height) / 2 - 4
    for _ in 0..<12 {
      context.strokeLineSegments(
        between: [CGPoint(x: radius - 4, y: 0), CGPoint(x: radius, y: 0)])
      context.rotate(by: .pi / 6)
    }
    ("12" as NSString).draw(
      at: CGPoint(x: -7, y: -8), withAttributes: [.foregroundColor: UIColor.white])
  }
}

@Suite @MainActor struct DrawnTransitionTests {
  enum Kind: String, CaseIterable, Sendable {
    case redrawn, stretched, strips, cropped
  }

  @Test("A filmstrip matches its golden", arguments: Kind.allCases)
  func filmstrip(_ kind: Kind) throws {
    let world = World()
    let strip = try PixelBuffer(width: 5 * 72, height: 64)
    try world.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 72, height: 64))
      window.backgroundColor = .white
      window.isHidden = false
      let face = Face(frame: CGRect(x: 4, y: 4, width: 40, height: 40))
      face.isOpaque = false
      window.addSubview(face)
      try world.advance(to: VirtualTime(seconds: 0.1))
      try begin(kind, face, in: window)
      for frame in 0..<5 {
        try world.advance(to: VirtualTime(seconds: 0.1 + 0.25 * Double(frame)))
        let pixels = try Rasterizer().render(
          world.commit(
            root: window.layer, at: world.now.seconds,
            viewport: SegueViewport(widthInPixels: 72, heightInPixels: 64, background: .black)))
        #expect(world.unsupported.isEmpty)
        for y in 0..<64 {
          for x in 0..<72 { strip[frame * 72 + x, y] = pixels[x, y] }
        }
      }
    }
    try expectGolden(strip, "film-\(kind.rawValue)", opaque: false)
  }

  private func begin(_ kind: Kind, _ face: Face, in window: UIWindow) throws {
    switch kind {
    case .redrawn, .stretched:
      face.contentMode = kind == .redrawn ? .redraw : .scaleToFill
      animate {
        face.frame = CGRect(x: 4, y: 4, width: 64, height: 56)
        face.alpha = 0.8
      }
    case .strips: try slide(face, in: window)
    case .cropped: try grow(face, in: window)
    }
  }

  private func animate(_ changes: @escaping () -> Void) {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: changes)
  }

  /// The face breaks into pieces, each a rotated strip of its image.
  private func slide(_ face: Face, in window: UIWindow) throws {
    let image = UIGraphicsImageRenderer(bounds: face.bounds, format: .one).image {
      face.layer.render(in: $0.cgContext)
    }
    face.isHidden = true
    for index in 0..<4 {
      let part = try #require(
        image.cgImage?.cropping(to: CGRect(x: 10 * index, y: 0, width: 10, height: 40)))
      let strip = UIImageView(image: UIImage(cgImage: part))
      strip.frame.origin = CGPoint(x: 4 + 10 * index, y: 4)
      window.addSubview(strip)
      animate {
        strip.center.x += CGFloat(6 * index)
        strip.transform = CGAffineTransform(rotationAngle: index % 2 == 0 ? 0.6 : -0.6)
      }
    }
  }

  /// A quarter of the window's contents grows.
  private func grow(_ face: Face, in window: UIWindow) throws {
    let image = UIGraphicsImageRenderer(bounds: window.bounds, format: .one).image { _ in
      window.drawHierarchy(in: window.bounds, afterScreenUpdates: false)
    }
    let part = try #require(
      image.cgImage?.cropping(to: CGRect(x: 4, y: 4, width: 20, height: 20)))
    let view = UIImageView(image: UIImage(cgImage: part))
    view.frame = CGRect(x: 48, y: 40, width: 20, height: 20)
    window.addSubview(view)
    animate { view.frame = CGRect(x: 12, y: 4, width: 56, height: 56) }
  }
}
