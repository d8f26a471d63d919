import UIKit

/// A row of the list.
final class OutingCell: UITableViewCell {

    @IBOutlet private(set) weak var photoView: UIImageView!
    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private weak var regionLabel: UILabel!
    @IBOutlet private weak var starView: UIImageView!

    override func awakeFromNib() {
        super.awakeFromNib()
        photoView.layer.cornerRadius = 12
        photoView.layer.cornerCurve = .continuous
    }

    func configure(with outing: Outing) {
        photoView.image = UIImage(named: outing.photoName)
        nameLabel.text = outing.name
        regionLabel.text = outing.region
        starView.isHidden = !outing.isStarred
    }
}
