// The screen that a tile opens: its colors, its icon, its name, and a back button.

import UIKit

final class DetailViewController: UIViewController {
  private let item: MenuItem
  private let back = GradientView()
  private let plate = UIView(frame: CGRect(x: 0, y: 0, width: 132, height: 132))
  private let icon = IconLabel(size: 72)
  private let name = UILabel()
  private let words = UILabel()
  private let button = UIButton(type: .system)

  init(_ item: MenuItem) {
    self.item = item
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    back.colors = item.colors
    plate.backgroundColor = UIColor(white: 1, alpha: 0.22)
    plate.layer.cornerRadius = 66
    icon.text = item.icon
    icon.center = CGPoint(x: 66, y: 66)
    name.text = item.title
    name.font = .systemFont(ofSize: 32, weight: .bold)
    words.text = item.caption
    words.font = .preferredFont(forTextStyle: .body)
    for label in [name, words] {
      label.textAlignment = .center
      label.textColor = .white
    }
    words.alpha = 0.85
    button.setTitle("Back to the menu", for: .normal)
    button.setTitleColor(item.colors[1], for: .normal)
    button.backgroundColor = .white
    button.layer.cornerRadius = 25
    button.addAction(
      UIAction { [unowned self] _ in dismiss(animated: true) }, for: .touchUpInside)
    plate.addSubview(icon)
    for view in [back, plate, name, words, button] { self.view.addSubview(view) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    back.frame = bounds
    plate.center = CGPoint(x: bounds.midX, y: bounds.midY - 110)
    name.frame = CGRect(x: 20, y: bounds.midY - 16, width: bounds.width - 40, height: 40)
    words.frame = CGRect(x: 20, y: bounds.midY + 28, width: bounds.width - 40, height: 24)
    button.frame = CGRect(
      x: bounds.midX - 110, y: bounds.maxY - view.safeAreaInsets.bottom - 90, width: 220,
      height: 50)
  }
}
