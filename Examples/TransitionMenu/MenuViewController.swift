// The menu: a grid of four tiles. The tapped tile determines the transition to the next screen and
// back.

import UIKit

final class MenuViewController: UIViewController {
  private let items = MenuItem.allCases
  private let heading = UILabel()
  private let subheading = UILabel()
  private lazy var grid = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    heading.text = "Transitions"
    heading.font = .systemFont(ofSize: 34, weight: .bold)
    subheading.text = "Tap a tile: it decides the way there and back."
    subheading.font = .preferredFont(forTextStyle: .subheadline)
    subheading.textColor = .secondaryLabel
    grid.backgroundColor = nil
    grid.contentInsetAdjustmentBehavior = .never
    grid.register(MenuCell.self, forCellWithReuseIdentifier: "tile")
    (grid.dataSource, grid.delegate) = (self, self)
    for view in [heading, subheading, grid] { self.view.addSubview(view) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (top, width) = (view.safeAreaInsets.top, view.bounds.width)
    heading.frame = CGRect(x: 20, y: top + 24, width: width - 40, height: 42)
    subheading.frame = CGRect(x: 20, y: top + 68, width: width - 40, height: 22)
    grid.frame = CGRect(
      x: 0, y: top + 104, width: width, height: view.bounds.height - top - 104)
  }
}

extension MenuViewController: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    items.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell as? MenuCell)?.show(items[indexPath.item])
    return cell
  }
}

extension MenuViewController: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let side = (collectionView.bounds.width - 2 * 20 - 16) / 2
    return CGSize(width: side, height: side * 1.2)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    UIEdgeInsets(top: 8, left: 20, bottom: 20, right: 20)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    16
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    let detail = DetailViewController(items[indexPath.item])
    detail.modalPresentationStyle = .fullScreen
    detail.transitioningDelegate = self
    present(detail, animated: true)
  }
}

extension MenuViewController: UIViewControllerTransitioningDelegate {
  /// Returns the animator of the selected tile.
  private func animator(isBack: Bool) -> UIViewControllerAnimatedTransitioning? {
    guard let selected = grid.indexPathsForSelectedItems?.first else { return nil }
    return MenuAnimator(items[selected.item], isBack: isBack)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    animator(isBack: false)
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  {
    animator(isBack: true)
  }
}
