// An overview of many clips: the key frames of each in a row with its name below, in red if it
// differs. It is laid out and drawn like any other screen.

import CoreGraphics
import QuartzCore
import SegueImages
import SeguePixels
import SegueRaster
import SegueScenes
import SegueStage
import SegueWorld
import UIKit

/// An image of all cells of a matrix.
@MainActor
public struct ContactSheet {
  private let verdicts: [GoldenVerdict]

  private nonisolated static let gap = 16.0
  private nonisolated static let seam = 3.0
  private nonisolated static let labelHeight = 20.0
  private nonisolated static let usualHeight = 180.0
  /// The approximate ratio of a sheet's width to its height.
  private nonisolated static let shape = 1.4
  private nonisolated static let maximumPixels = 24_000_000.0

  /// Creates a sheet of clips whose verdicts contain their images.
  public init(_ verdicts: [GoldenVerdict]) {
    self.verdicts = verdicts.filter { !$0.filmstrip.isEmpty }
  }

  /// Returns the sheet as PNG, or an empty array if there are no images.
  /// - Throws: `ImageError`, `PixelError`, `Failure`.
  public func png() throws -> [UInt8] {
    guard !verdicts.isEmpty else { return [] }
    do {
      return try png { $0 }
    } catch {
      guard !verdicts.allSatisfy({ $0.name.utf8.allSatisfy { $0 < 0x80 } }) else { throw error }
      // The fonts of this system may lack a letter of a name, which is no reason to omit the sheet.
      return try png { name in
        name.unicodeScalars.map { scalar in
          scalar.isASCII ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
        }.joined()
      }
    }
  }

  private func png(spelling: (String) -> String) throws -> [UInt8] {
    let cells = try verdicts.map { verdict in
      Cell(
        verdict: verdict, name: spelling(verdict.name),
        images: try verdict.filmstrip.map {
          UIImage(cgImage: CGImage(try ImageDecoder.decode($0.now, named: verdict.name)))
        })
    }
    let layout = Layout(cells.map { $0.width(ofHeight: Self.usualHeight) })
    let scale = min(1, (Self.maximumPixels / (layout.width * layout.height)).squareRoot())
    let canvas = SceneCanvas(
      width: layout.width, height: layout.height, scale: scale,
      background: SceneColor(red: 0.87, green: 0.87, blue: 0.89))
    let stage = try AppStage(canvas, script: [.wait(1)]) { window in
      let controller = UIViewController()
      for (cell, origin) in zip(cells, layout.origins) {
        cell.place(in: controller.view, at: origin)
      }
      window.rootViewController = controller
    }
    guard let list = try stage.frame(at: FrameTime(index: 0, rateNumerator: 1)) else { return [] }
    let image = try PNGEncoder.encode(try Rasterizer().render(list), opaque: true)
    return PNGSoftware.adding("segue", to: image)
  }

  /// The layout of cells in rows, from left to right.
  private struct Layout {
    var origins: [CGPoint] = []
    var width = 0.0, height = 0.0

    init(_ widths: [Double]) {
      let rowHeight = usualHeight + labelHeight + gap
      let area = widths.reduce(0) { $0 + ($1 + gap) * rowHeight }
      let limit = max(widths.max() ?? 0, (area * shape).squareRoot())
      var (x, y) = (gap, gap)
      for cell in widths {
        if x > gap, x + cell > limit + gap { (x, y) = (gap, y + rowHeight) }
        origins.append(CGPoint(x: x, y: y))
        x += cell + gap
        width = max(width, x)
      }
      height = y + rowHeight
    }
  }

  /// The cell of one clip.
  private struct Cell {
    let verdict: GoldenVerdict
    let name: String
    let images: [UIImage]

    func width(ofHeight height: Double) -> Double {
      images.reduce(-seam) { $0 + width($1, height) + seam }
    }

    private func width(_ image: UIImage, _ height: Double) -> Double {
      (height * image.size.width / max(1, image.size.height)).rounded()
    }

    @MainActor
    func place(in view: UIView, at origin: CGPoint) {
      var x = origin.x
      for image in images {
        let imageView = UIImageView(image: image)
        imageView.frame = CGRect(
          x: x, y: origin.y, width: width(image, usualHeight), height: usualHeight)
        imageView.layer.borderWidth = verdict.isGood ? 0 : 2
        imageView.layer.borderColor = UIColor.systemRed.cgColor
        imageView.layer.minificationFilter = .trilinear
        view.addSubview(imageView)
        x += imageView.frame.width + seam
      }
      view.addSubview(label(CGPoint(x: origin.x, y: origin.y + usualHeight)))
    }

    @MainActor
    private func label(_ origin: CGPoint) -> UILabel {
      let label = UILabel(
        frame: CGRect(
          x: origin.x, y: origin.y, width: width(ofHeight: usualHeight), height: labelHeight))
      label.text = verdict.isGood ? name : "\(name): \(verdict.state.rawValue)"
      label.font = .systemFont(ofSize: 11)
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.5
      label.lineBreakMode = .byTruncatingHead
      label.textColor = verdict.isGood ? .black : .systemRed
      return label
    }
  }
}
