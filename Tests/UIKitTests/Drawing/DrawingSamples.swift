// Small drawings of one feature each, for goldens and for properties that all drawings have.

import CoreGraphics
import Foundation
import Testing
import UIKit

/// Something drawn into a square of 64 points.
struct DrawingSample: Sendable, CustomTestStringConvertible {
  let name: String
  let draw: @Sendable (CGContext) -> Void
  var testDescription: String { name }

  static let side = 64.0

  /// The image, at one pixel per point.
  func image(scale: CGFloat = 1) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: 64, height: 64), format: format).image {
      $0.cgContext.setFillColor(Colors.paper)
      $0.cgContext.fill(CGRect(x: 0, y: 0, width: 64, height: 64))
      draw($0.cgContext)
    }
  }
}

enum Colors {
  static let paper = CGColor(red: 1, green: 0.98, blue: 0.94, alpha: 1)
  static let red = CGColor(red: 0.85, green: 0.15, blue: 0.2, alpha: 1)
  static let blue = CGColor(red: 0.1, green: 0.35, blue: 0.8, alpha: 1)
  static let green = CGColor(red: 0.1, green: 0.6, blue: 0.3, alpha: 0.6)
  static let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)

  static var rainbow: CGGradient? {
    CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [red, green, blue],
      locations: [0, 0.4, 1])
  }
}

extension DrawingSample {
  static let all = paths + clips + mixing + images

  private static func star(_ context: CGContext, _ x: CGFloat, _ y: CGFloat, _ scale: CGFloat) {
    let points = [(32, 4), (48, 58), (4, 24), (60, 24), (16, 58)]
    context.addLines(
      between: points.map { CGPoint(x: x + CGFloat($0.0) * scale, y: y + CGFloat($0.1) * scale) })
    context.closePath()
  }

  private static let paths: [DrawingSample] = [
    DrawingSample(name: "fill-rules") { context in
      context.setFillColor(Colors.red)
      star(context, 0, 0, 0.5)
      context.fillPath()
      star(context, 32, 32, 0.5)
      context.fillPath(using: .evenOdd)
      context.setStrokeColor(Colors.blue)
      star(context, 32, 0, 0.5)
      context.drawPath(using: .eoFillStroke)
    },
    DrawingSample(name: "strokes") { context in
      context.setLineWidth(6)
      let caps: [(CGLineCap, CGLineJoin)] = [(.butt, .miter), (.round, .round), (.square, .bevel)]
      for (index, (cap, join)) in caps.enumerated() {
        context.setLineCap(cap)
        context.setLineJoin(join)
        let y = CGFloat(index) * 20 + 14
        context.addLines(between: [
          CGPoint(x: 8, y: y), CGPoint(x: 28, y: y - 8), CGPoint(x: 36, y: y + 4),
          CGPoint(x: 56, y: y),
        ])
        context.strokePath()
      }
    },
    DrawingSample(name: "dashes") { context in
      context.setStrokeColor(Colors.blue)
      context.setLineWidth(3)
      context.setLineDash(phase: 2, lengths: [8, 4, 2, 4])
      context.stroke(CGRect(x: 6, y: 6, width: 52, height: 52))
      context.setLineDash(phase: 0, lengths: [0, 5])
      context.setLineCap(.round)
      context.strokeEllipse(in: CGRect(x: 14, y: 14, width: 36, height: 36))
      context.setLineDash(phase: 0, lengths: [])
      context.strokeLineSegments(between: [
        CGPoint(x: 24, y: 32), CGPoint(x: 40, y: 32), CGPoint(x: 32, y: 24), CGPoint(x: 32, y: 40),
      ])
    },
    DrawingSample(name: "arcs") { context in
      context.setFillColor(Colors.red)
      context.move(to: CGPoint(x: 20, y: 20))
      context.addArc(
        center: CGPoint(x: 20, y: 20), radius: 16, startAngle: 0, endAngle: 4, clockwise: false)
      context.closePath()
      context.fillPath()
      context.setFillColor(Colors.blue)
      context.move(to: CGPoint(x: 44, y: 20))
      context.addArc(
        center: CGPoint(x: 44, y: 20), radius: 16, startAngle: 0, endAngle: 4, clockwise: true)
      context.closePath()
      context.fillPath()
      context.setLineWidth(4)
      context.move(to: CGPoint(x: 6, y: 58))
      context.addArc(
        tangent1End: CGPoint(x: 32, y: 30), tangent2End: CGPoint(x: 58, y: 58), radius: 12)
      context.addLine(to: CGPoint(x: 58, y: 58))
      context.strokePath()
      context.move(to: CGPoint(x: 10, y: 60))
      context.addQuadCurve(to: CGPoint(x: 54, y: 60), control: CGPoint(x: 32, y: 40))
      context.setLineWidth(1)
      context.strokePath()
    },
    DrawingSample(name: "transforms") { context in
      context.translateBy(x: 32, y: 32)
      for step in 0..<6 {
        context.setFillColor(step % 2 == 0 ? Colors.red : Colors.blue)
        context.fill(CGRect(x: 8, y: -3, width: 20, height: 6))
        context.rotate(by: .pi / 3)
      }
      context.scaleBy(x: 2, y: 0.5)
      context.setLineWidth(3)
      context.strokeEllipse(in: CGRect(x: -6, y: -12, width: 12, height: 24))
    },
  ]

  private static let clips: [DrawingSample] = [
    DrawingSample(name: "clip-path") { context in
      context.saveGState()
      star(context, 0, 0, 1)
      context.clip(using: .evenOdd)
      context.setFillColor(Colors.blue)
      context.fill(CGRect(x: 0, y: 0, width: 64, height: 64))
      context.addEllipse(in: CGRect(x: 16, y: 16, width: 32, height: 32))
      context.clip()
      context.setFillColor(Colors.red)
      context.fill(CGRect(x: 0, y: 0, width: 64, height: 64))
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 60, width: 64, height: 4))
    },
    DrawingSample(name: "clip-rects") { context in
      context.clip(to: [
        CGRect(x: 4, y: 4, width: 20, height: 56), CGRect(x: 40, y: 4, width: 20.5, height: 56.5),
      ])
      context.rotate(by: 0.3)
      context.clip(to: CGRect(x: 12, y: 0, width: 44, height: 40))
      context.setFillColor(Colors.red)
      context.fill(CGRect.infinite)
    },
    DrawingSample(name: "clip-mask") { context in
      let mask = UIGraphicsImageRenderer(size: CGSize(width: 32, height: 32)).image {
        $0.cgContext.setFillColor(Colors.green)
        $0.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 32, height: 32))
        $0.cgContext.setFillColor(Colors.black)
        $0.cgContext.fill(CGRect(x: 8, y: 2, width: 16, height: 8))
      }
      guard let mask = mask.cgImage else { return }
      context.clip(to: CGRect(x: 8, y: 8, width: 48, height: 48), mask: mask)
      context.setFillColor(Colors.red)
      context.fill(CGRect(x: 0, y: 0, width: 64, height: 64))
    },
  ]

  private static let mixing: [DrawingSample] = [
    DrawingSample(name: "blend-modes") { context in
      context.setFillColor(Colors.blue)
      for row in 0..<4 { context.fill(CGRect(x: 0, y: 16 * row + 4, width: 64, height: 6)) }
      for mode in CGBlendMode.allCases {
        let (column, row) = (Int(mode.rawValue) % 7, Int(mode.rawValue) / 7)
        context.setBlendMode(mode)
        context.setFillColor(mode.rawValue % 2 == 0 ? Colors.green : Colors.red)
        context.fillEllipse(in: CGRect(x: 9 * column + 1, y: 16 * row + 1, width: 7, height: 14))
      }
    },
    DrawingSample(name: "clear-and-copy") { context in
      context.clear(CGRect(x: 8.5, y: 8, width: 20, height: 48))
      context.setBlendMode(.copy)
      context.setFillColor(Colors.green)
      context.fillEllipse(in: CGRect(x: 20, y: 20, width: 40, height: 40))
      context.setBlendMode(.clear)
      context.rotate(by: 0.2)
      context.fill(CGRect(x: 40, y: 0, width: 10, height: 40))
    },
    DrawingSample(name: "transparency-layer") { context in
      context.setAlpha(0.5)
      context.setShadow(offset: CGSize(width: 3, height: 4), blur: 4)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(Colors.red)
      context.fill(CGRect(x: 6, y: 6, width: 32, height: 32))
      context.setFillColor(Colors.blue)
      context.fillEllipse(in: CGRect(x: 22, y: 22, width: 32, height: 32))
      context.setBlendMode(.destinationOut)
      context.fill(CGRect(x: 28, y: 0, width: 4, height: 64))
      context.endTransparencyLayer()
      context.fill(CGRect(x: 0, y: 58, width: 64, height: 3))
    },
    DrawingSample(name: "shadows") { context in
      context.setShadow(offset: CGSize(width: 4, height: 4), blur: 6, color: Colors.black)
      context.setFillColor(Colors.red)
      context.fill(CGRect(x: 6, y: 6, width: 20, height: 20))
      context.setShadow(offset: CGSize(width: -4, height: -4), blur: 0, color: Colors.blue)
      context.setLineWidth(4)
      context.rotate(by: 0.4)
      context.strokeEllipse(in: CGRect(x: 44, y: 10, width: 20, height: 20))
      context.setShadow(offset: .zero, blur: 0, color: nil)
      context.fill(CGRect(x: 40, y: 2, width: 10, height: 4))
    },
    DrawingSample(name: "gradients") { context in
      guard let rainbow = Colors.rainbow else { return }
      context.saveGState()
      context.clip(to: CGRect(x: 2, y: 2, width: 28, height: 28))
      context.drawLinearGradient(
        rainbow, start: CGPoint(x: 6, y: 6), end: CGPoint(x: 26, y: 20),
        options: [.drawsBeforeStartLocation])
      context.restoreGState()
      context.saveGState()
      context.addEllipse(in: CGRect(x: 34, y: 2, width: 28, height: 28))
      context.clip()
      context.drawRadialGradient(
        rainbow, startCenter: CGPoint(x: 44, y: 12), startRadius: 2,
        endCenter: CGPoint(x: 48, y: 16), endRadius: 14,
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
      context.restoreGState()
      context.clip(to: CGRect(x: 2, y: 34, width: 60, height: 28))
      context.scaleBy(x: 2, y: 1)
      context.setAlpha(0.8)
      context.drawConicGradient(rainbow, center: CGPoint(x: 16, y: 48), angle: .pi / 2)
    },
  ]

  private static let images: [DrawingSample] = [
    DrawingSample(name: "images") { context in
      let image = UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16)).image {
        $0.cgContext.setFillColor(Colors.blue)
        $0.cgContext.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
        $0.cgContext.setFillColor(Colors.red)
        $0.cgContext.fillEllipse(in: CGRect(x: 2, y: 2, width: 9, height: 6))
      }
      guard let pixels = image.cgImage else { return }
      context.draw(pixels, in: CGRect(x: 2, y: 2, width: 20, height: 20))
      image.draw(at: CGPoint(x: 24, y: 4))
      image.draw(in: CGRect(x: 42, y: 2, width: 20, height: 20), blendMode: .multiply, alpha: 0.6)
      image.withTintColor(.red).draw(in: CGRect(x: 2, y: 24, width: 16, height: 16))
      let turned = UIImage(cgImage: pixels, scale: 1, orientation: .right)
      turned.draw(in: CGRect(x: 22, y: 24, width: 18, height: 18))
      image.resizableImage(
        withCapInsets: UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3), resizingMode: .stretch
      )
      .draw(in: CGRect(x: 42, y: 24, width: 20, height: 36))
      image.drawAsPattern(in: CGRect(x: 2, y: 44, width: 36, height: 18))
    },
    DrawingSample(name: "bezier-paths") { context in
      UIColor.systemRed.setFill()
      UIColor.black.setStroke()
      let path = UIBezierPath(
        roundedRect: CGRect(x: 6, y: 6, width: 40, height: 30), cornerRadius: 10)
      path.lineWidth = 3
      path.fill()
      path.stroke()
      path.apply(CGAffineTransform(translationX: 10, y: 20))
      path.setLineDash([6, 3], count: 2, phase: 0)
      path.fill(with: .multiply, alpha: 0.5)
      path.stroke()
      context.saveGState()
      UIBezierPath(ovalIn: CGRect(x: 40, y: 30, width: 22, height: 32)).addClip()
      UIColor.blue.set()
      UIRectFill(CGRect(x: 0, y: 0, width: 64, height: 64))
      context.restoreGState()
      UIRectFrame(CGRect(x: 0, y: 0, width: 64, height: 64))
    },
  ]
}
