import CoreGraphics
import SegueDisplay
import SegueRaster
import Testing

@Suite struct NinePartFaultTests {
  @Test(
    "A division whose center is not finite is drawn, and does not end the process",
    arguments: [Double.nan, .infinity, -.infinity])
  func hopeless(_ number: Double) throws {
    let bitmap = try noise(7, 5)
    let whole = CGRect(x: 0, y: 0, width: 7, height: 5)
    for center in [
      CGRect(x: 2, y: 1, width: number, height: 2), CGRect(x: number, y: 1, width: 2, height: 2),
    ] {
      let quad = ImageQuad(
        bitmap: bitmap, source: whole, destination: CGRect(x: 1, y: 1, width: 20, height: 12),
        transform: .identity,
        ninePart: NinePart(center: center, left: 2, top: 1, right: 3, bottom: 2))
      let list = frame(24, 16, [.image(quad)])
      #expect(isSame(try Rasterizer().render(list), try ReferenceRasterizer.render(list)))
    }
  }
}
