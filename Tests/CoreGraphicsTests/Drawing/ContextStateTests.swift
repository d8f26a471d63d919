// What a context stores and records: transforms, clips, states, and omitted drawing.

import CoreGraphics
import Foundation
import Testing

@Suite struct ContextStateTests {
  private let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 40, height: 20), scale: 2)

  private var commands: [DrawingCommand] { context.drawing.commands }

  @Test("The y-axis points down in UIKit contexts and up in bitmap contexts")
  func axes() throws {
    #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 40))
    #expect(context.width == 80 && context.height == 40)
    #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 2)) == CGPoint(x: 2, y: 36))
    #expect(context.convertToUserSpace(CGPoint(x: 2, y: 36)) == CGPoint(x: 1, y: 2))
    let pixels = try #require(
      CGContext(
        data: nil, width: 40, height: 20, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    #expect(pixels.ctm == .identity)
    pixels.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
    guard case .rectangle(let rect, let transform, _)? = pixels.drawing.commands.first?.mark
    else {
      Issue.record("no rectangle")
      return
    }
    #expect(rect.applying(transform) == CGRect(x: 0, y: 15, width: 10, height: 5))
  }

  @Test("A path keeps its place when the transform changes later")
  func pathsKeepTheirPlace() {
    context.move(to: CGPoint(x: 1, y: 1))
    context.translateBy(x: 10, y: 0)
    #expect(context.currentPointOfPath == CGPoint(x: -9, y: 1))
    context.addLine(to: CGPoint(x: 2, y: 3))
    #expect(context.boundingBoxOfPath == CGRect(x: -9, y: 1, width: 11, height: 2))
    context.scaleBy(x: 2, y: 2)
    #expect(context.path?.currentPoint == CGPoint(x: 1, y: 1.5))
    context.fillPath()
    #expect(context.isPathEmpty && context.path == nil)
    #expect(context.boundingBoxOfPath.isNull)
  }

  @Test("A restored state has its transform, clip and colors")
  func states() {
    context.saveGState()
    context.clip(to: CGRect(x: 5, y: 5, width: 10, height: 10))
    context.rotate(by: 1)
    context.setFillColor(gray: 1, alpha: 1)
    #expect(context.boundingBoxOfClipPath != CGRect(x: 0, y: 0, width: 40, height: 20))
    context.restoreGState()
    context.restoreGState()
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 40, height: 20))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(commands.count == 1 && commands[0].clip == nil)
  }

  @Test("Upright clip rectangles merge; nothing is drawn into an empty clip")
  func clips() {
    context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20))
    context.clip(to: CGRect(x: 10, y: 5, width: 20, height: 20))
    #expect(context.boundingBoxOfClipPath == CGRect(x: 10, y: 5, width: 10, height: 15))
    context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(commands.first?.clip?.depth == 1)
    context.clip(to: CGRect(x: 30, y: 0, width: 5, height: 5))
    context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    context.clip()
    context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(commands.count == 1)
    context.resetClip()
    context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(commands.last?.clip == nil)
  }

  @Test("An item that covers everything discards earlier drawing")
  func covering() {
    for _ in 0..<10 { context.fillEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 4)) }
    #expect(commands.count == 10)
    context.clear(CGRect(x: -1, y: -1, width: 42, height: 42))
    #expect(commands.isEmpty)
    context.fillEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 4))
    context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(commands.count == 1)
    context.setFillColor(gray: 0, alpha: 0.5)
    context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(commands.count == 2)
  }

  static let odd: [CGFloat] = [
    .nan, .infinity, -.infinity, 0, -5, 1e300, -1e300, .leastNonzeroMagnitude,
  ]

  @Test("Nonfinite numbers are skipped without trapping", arguments: odd, odd)
  func oddNumbers(_ a: CGFloat, _ b: CGFloat) {
    let rect = CGRect(x: a, y: 2, width: b, height: 10)
    context.saveGState()
    context.setLineWidth(b)
    context.setMiterLimit(a)
    context.setLineDash(phase: a, lengths: [b, a])
    context.fill(rect)
    context.fill([rect, rect])
    context.stroke(rect)
    context.stroke(rect, width: a)
    context.strokeEllipse(in: rect)
    context.fillEllipse(in: rect)
    context.clear(rect)
    context.move(to: CGPoint(x: a, y: b))
    context.addArc(
      center: CGPoint(x: b, y: a), radius: a, startAngle: b, endAngle: a, clockwise: true)
    context.addArc(tangent1End: CGPoint(x: 1, y: a), tangent2End: CGPoint(x: b, y: 2), radius: b)
    context.addQuadCurve(to: CGPoint(x: a, y: a), control: CGPoint(x: b, y: 0))
    context.drawPath(using: .fillStroke)
    context.setAlpha(a)
    context.setShadow(offset: CGSize(width: a, height: b), blur: b)
    context.clip(to: rect)
    context.scaleBy(x: a, y: b)
    context.translateBy(x: b, y: a)
    context.rotate(by: a)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.strokeLineSegments(between: [CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1), .zero])
    context.restoreGState()
    for command in commands {
      if case .path(let path, _, _) = command.mark { #expect(path.controlPointBox.isFinite) }
    }
  }

  @Test("Layers, states and commands are limited, and an exceeded limit is named")
  func limits() {
    for _ in 0..<200 { context.beginTransparencyLayer(auxiliaryInfo: nil) }
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    for _ in 0..<300 { context.endTransparencyLayer() }
    #expect(context.problems == ["more than 64 nested transparency layers"])
    context.rotate(by: 1)
    for index in 0..<200 {
      context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20 + index))
    }
    #expect(context.problems.count == 2)
    #expect(context.drawing.depth < 400)
    #expect(context.drawing.problems == context.problems)
  }

  @Test("An unbalanced layer or state is harmless")
  func unbalanced() {
    context.endTransparencyLayer()
    context.restoreGState()
    context.beginTransparencyLayer(in: CGRect(x: 0, y: 0, width: 5, height: 5), auxiliaryInfo: nil)
    context.saveGState()
    context.saveGState()
    context.setAlpha(0.5)
    context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
    #expect(context.drawing.commands.count == 1)
    context.endTransparencyLayer()
    context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
    #expect(commands.count == 2)
    #expect(commands.last?.clip == nil && commands.last?.compositing.alpha == 1)
  }

  @Test("Point containment follows the fill and the stroke of a path")
  func containing() {
    context.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
    context.setLineWidth(4)
    #expect(context.pathContains(CGPoint(x: 10, y: 10), mode: .fill))
    #expect(!context.pathContains(CGPoint(x: 10, y: 10), mode: .stroke))
    #expect(context.pathContains(CGPoint(x: 4, y: 10), mode: .stroke))
    #expect(!context.pathContains(CGPoint(x: 4, y: 10), mode: .fill))
    context.replacePathWithStrokedPath()
    #expect(context.boundingBoxOfPath == CGRect(x: 3, y: 3, width: 14, height: 14))
  }
}
