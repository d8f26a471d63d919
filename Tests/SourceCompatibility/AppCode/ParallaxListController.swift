// swift-format-ignore-file
import UIKit

class ParallaxListController: UIViewController, UIScrollViewDelegate {
    let scrollView = UIScrollView()
    let header = UIView()
    private var displayLink: CADisplayLink?
    private var frames = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize = CGSize(width: view.bounds.width, height: 2000)
        scrollView.delegate = self
        scrollView.alwaysBounceVertical = true
        scrollView.decelerationRate = .fast
        if #available(iOS 11.0, *) {
            scrollView.contentInsetAdjustmentBehavior = .never
        }
        header.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 200)
        view.addSubview(scrollView)
        scrollView.addSubview(header)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let offset = scrollView.contentOffset.y
        header.transform = offset < 0 ? CGAffineTransform(translationX: 0, y: offset / 2) : .identity
    }

    func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) {
        if targetContentOffset.pointee.y < 100 { targetContentOffset.pointee.y = 0 }
    }

    func startTicking() {
        displayLink = CADisplayLink(target: self, selector: Selector(Self.tick))
        displayLink?.add(to: .main, forMode: .common)
    }

    private func tick(_ link: CADisplayLink) {
        frames += 1
        if frames == 10 {
            link.invalidate()
            displayLink = nil
        }
    }
}
