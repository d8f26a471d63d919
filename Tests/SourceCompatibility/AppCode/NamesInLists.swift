// swift-format-ignore-file
import UIKit

/// Photographs in a grid, a list of albums beside it, and a transition that grows from the selected cell.
class AlbumController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate,
    UICollectionViewDelegateFlowLayout, UITableViewDataSource, UITableViewDelegate {
    var collectionView: UICollectionView!
    let tableView = UITableView(frame: .zero, style: .plain)
    var selectedIndexPath: IndexPath?
    let photos = (0..<40).map { "photo \($0)" }

    override func viewDidLoad() {
        super.viewDidLoad()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 90)
        layout.minimumInteritemSpacing = 4
        layout.minimumLineSpacing = 4
        layout.scrollDirection = .vertical
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.identifier)
        collectionView.dataSource = self
        collectionView.delegate = self
        view.addSubview(collectionView)
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "album")
        tableView.dataSource = self
        tableView.delegate = self
        tableView.rowHeight = UITableView.automaticDimension
        tableView.reloadData()
        collectionView.reloadData()
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return photos.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: PhotoCell.identifier, for: indexPath) as! PhotoCell
        cell.caption.text = photos[indexPath.item]
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        return CGSize(width: 90, height: indexPath.item % 2 == 0 ? 90 : 60)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selectedIndexPath = indexPath
        collectionView.scrollToItem(at: indexPath, at: .centeredVertically, animated: false)
    }

    /// Where the transition starts, in the window.
    var sourceFrame: CGRect {
        guard let selected = selectedIndexPath else { return .zero }
        if let cell = collectionView.cellForItem(at: selected) {
            return cell.convert(cell.bounds, to: nil)
        }
        let attributes = collectionView.layoutAttributesForItem(at: selected)
        return collectionView.convert(attributes?.frame ?? .zero, to: nil)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return 3
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "album", for: indexPath)
        cell.textLabel?.text = "Album \(indexPath.row)"
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard let cell = tableView.cellForRow(at: indexPath) else { return }
        cell.isSelected = tableView.visibleCells.first === cell
    }
}

class PhotoCell: UICollectionViewCell {
    static let identifier = "PhotoCell"
    let caption = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(caption)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        caption.text = nil
    }
}

class SettingsList: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return 2 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.detailTextLabel?.text = "below"
        return cell
    }
}

/// Cards one behind the other.
class StackLayout: UICollectionViewLayout {
    private var cache: [UICollectionViewLayoutAttributes] = []

    override func prepare() {
        super.prepare()
        guard let collectionView = collectionView else { return }
        cache = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
            let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
            attributes.frame = CGRect(x: 20, y: CGFloat(item) * 30, width: 200, height: 120)
            attributes.zIndex = item
            return attributes
        }
    }

    override var collectionViewContentSize: CGSize { return CGSize(width: 240, height: CGFloat(cache.count) * 30 + 120) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        return cache.filter { $0.frame.intersects(rect) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        return cache[indexPath.item]
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { return true }
}
