import UIKit

class RidgeViewController: PageViewController {

    override var forwardSegue: String? { return "showSummit" }

    @IBAction private func goBack(_ sender: UIButton) {
        dismiss(animated: true)
    }
}
