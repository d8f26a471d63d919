import UIKit

/// A grid of icons, each of which grows into its page.
class MenuViewController: UICollectionViewController {

    private let reuseIdentifier = "Icon"
    private let navigator = GrowNavigator()

    /// The plate of the icon that was tapped last, from which its page grows.
    var selectedPlate: UIView? {
        guard let indexPath = collectionView.indexPathsForSelectedItems?.first else { return nil }
        return (collectionView.cellForItem(at: indexPath) as? IconCell)?.plateView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        clearsSelectionOnViewWillAppear = false
        navigationController?.delegate = navigator
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        guard let layout = collectionViewLayout as? UICollectionViewFlowLayout else { return }
        let width = collectionView.bounds.inset(by: collectionView.safeAreaInsets).width
        let side = ((width - 2 * 20 - 2 * 16) / 3).rounded(.down)
        if layout.itemSize.width != side { layout.itemSize = CGSize(width: side, height: side + 28) }
    }

    // MARK: UICollectionViewDataSource

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return Topic.all.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: reuseIdentifier, for: indexPath)
        (cell as? IconCell)?.configure(with: Topic.all[indexPath.item])
        return cell
    }

    // MARK: Navigation

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let cell = sender as? UICollectionViewCell, let indexPath = collectionView.indexPath(for: cell),
            let page = segue.destination as? TopicViewController
        else { return }
        page.topic = Topic.all[indexPath.item]
        page.navigator = navigator
    }
}
