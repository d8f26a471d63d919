// The accessories at the trailing edge of rows, as drawings: a disclosure indicator, a checkmark
// and a button.

import Foundation

/// The views of row accessories.
@MainActor
enum TableAccessory {
  /// Returns the view of an accessory type; `nil` for none. The button notifies the delegate of the
  /// cell's table view.
  static func view(_ type: UITableViewCell.AccessoryType, of cell: UITableViewCell) -> UIView? {
    switch type {
    case .none: return nil
    case .disclosureIndicator: return arrow
    case .checkmark: return image(tick, color: nil)
    case .detailButton: return button(of: cell)
    case .detailDisclosureButton:
      let (button, arrow) = (button(of: cell), arrow)
      let both = UIView(frame: CGRect(x: 0, y: 0, width: 22 + 14 + arrow.bounds.width, height: 22))
      button.frame.origin = .zero
      arrow.frame.origin = CGPoint(x: 36, y: (22 - arrow.bounds.height) / 2)
      arrow.autoresizingMask = .flexibleLeftMargin
      both.addSubview(button)
      both.addSubview(arrow)
      return both
    }
  }

  private static var arrow: UIView { arrowView(nil) }

  /// Returns a disclosure indicator in the given color.
  static func arrowView(_ color: UIColor?) -> UIView {
    image(arrowImage, color: color ?? .tertiaryLabel)
  }

  /// Returns a checkmark in the given color, or in the tint color.
  static func tickView(_ color: UIColor?) -> UIView { image(tick, color: color) }

  static var arrowImage: UIImage {
    drawing(CGSize(width: 8, height: 14)) { path in
      path.move(to: CGPoint(x: 1.2, y: 1.6))
      path.addLine(to: CGPoint(x: 6.6, y: 7))
      path.addLine(to: CGPoint(x: 1.2, y: 12.4))
    }.imageFlippedForRightToLeftLayoutDirection()
  }

  private static var tick: UIImage {
    drawing(CGSize(width: 16, height: 14)) { path in
      path.move(to: CGPoint(x: 1.4, y: 7.6))
      path.addLine(to: CGPoint(x: 5.8, y: 12.4))
      path.addLine(to: CGPoint(x: 14.4, y: 1.6))
    }
  }

  private static func drawing(_ size: CGSize, _ add: @escaping (UIBezierPath) -> Void) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { _ in
      UIColor.black.setStroke()
      let path = UIBezierPath()
      (path.lineWidth, path.lineCapStyle, path.lineJoinStyle) = (2, .round, .round)
      add(path)
      path.stroke()
    }.withRenderingMode(.alwaysTemplate)
  }

  private static func image(_ image: UIImage, color: UIColor?) -> UIView {
    let view = UIImageView(image: image)
    if let color { view.tintColor = color }
    return view
  }

  private static func button(of cell: UITableViewCell) -> UIView {
    let button = UIButton(type: .detailDisclosure)
    button.frame = CGRect(x: 0, y: 0, width: 22, height: 22)
    button.addHandler(for: .touchUpInside) { [weak cell] _ in
      guard let cell, let table = cell.table, let path = table.indexPath(for: cell) else { return }
      cell.segues.accessory?(cell)
      table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
    }
    return button
  }
}
