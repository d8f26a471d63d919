import UIKit

/// A cell with the icon of a topic.
class IconCell: UICollectionViewCell {

    @IBOutlet private(set) weak var plateView: UIView!
    @IBOutlet private weak var iconView: UIImageView!
    @IBOutlet private weak var titleLabel: UILabel!

    override func awakeFromNib() {
        super.awakeFromNib()
        plateView.layer.cornerRadius = 24
        plateView.layer.cornerCurve = .continuous
    }

    override var isHighlighted: Bool {
        didSet { plateView.alpha = isHighlighted ? 0.6 : 1 }
    }

    func configure(with topic: Topic) {
        plateView.backgroundColor = topic.color
        iconView.image = UIImage(systemName: topic.symbolName)
        titleLabel.text = topic.title
    }
}
