// One tile of the menu: an icon on a round plate, a title, and a caption. It shrinks while it is
// touched.

import UIKit

final class MenuCell: UICollectionViewCell {
  private let back = GradientView()
  private let plate = UIView(frame: CGRect(x: 18, y: 18, width: 56, height: 56))
  private let icon = IconLabel(size: 30)
  private let title = UILabel()
  private let caption = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    back.layer.cornerRadius = 26
    back.layer.cornerCurve = .continuous
    back.clipsToBounds = true
    plate.backgroundColor = UIColor(white: 1, alpha: 0.22)
    plate.layer.cornerRadius = 28
    icon.center = CGPoint(x: 28, y: 28)
    title.font = .systemFont(ofSize: 20, weight: .bold)
    caption.font = .systemFont(ofSize: 13, weight: .medium)
    (title.textColor, caption.textColor) = (.white, UIColor(white: 1, alpha: 0.85))
    contentView.addSubview(back)
    plate.addSubview(icon)
    for view in [plate, title, caption] { back.addSubview(view) }
  }

  required init?(coder: NSCoder) { fatalError("the menu makes its cells in code") }

  func show(_ item: MenuItem) {
    back.colors = item.colors
    (icon.text, title.text, caption.text) = (item.icon, item.title, item.caption)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    back.frame = contentView.bounds
    let width = bounds.width - 36
    title.frame = CGRect(x: 18, y: bounds.height - 64, width: width, height: 26)
    caption.frame = CGRect(x: 18, y: bounds.height - 38, width: width, height: 18)
  }

  override var isHighlighted: Bool {
    didSet {
      UIView.animate(withDuration: 0.2, delay: 0, options: [.beginFromCurrentState]) {
        self.contentView.transform =
          self.isHighlighted ? CGAffineTransform(scaleX: 0.95, y: 0.95) : .identity
      }
    }
  }
}
