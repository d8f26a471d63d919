import UIKit

class MeadowViewController: PageViewController {

    @IBOutlet private weak var nextButton: UIButton!

    override var forwardSegue: String? { return "showRidge" }

    override func viewDidLoad() {
        super.viewDidLoad()
        nextButton.accessibilityHint = "Shows the ridge"
    }

    @IBAction private func unwindToMeadow(_ segue: UIStoryboardSegue) {
    }
}
