import UIKit

class SummitViewController: PageViewController {

    @IBOutlet private var sentences: [UILabel]!

    override func viewDidLoad() {
        super.viewDidLoad()
        for sentence in sentences { sentence.alpha = 0 }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        for (index, sentence) in sentences.enumerated() {
            UIView.animate(withDuration: 0.4, delay: 0.15 * Double(index), options: [.curveEaseOut]) {
                sentence.alpha = 1
            }
        }
    }
}
