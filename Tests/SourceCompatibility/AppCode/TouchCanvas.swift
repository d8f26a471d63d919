// swift-format-ignore-file
import Foundation
import UIKit

class TouchCanvas: UIView {
    private var dots: [UITouch: UIView] = [:]
    private lazy var longPress: UILongPressGestureRecognizer = {
        let recognizer = UILongPressGestureRecognizer(target: self, action: Selector(TouchCanvas.pressed))
        recognizer.minimumPressDuration = 0.8
        return recognizer
    }()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setup()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setup()
    }

    private func setup() {
        isMultipleTouchEnabled = true
        addGestureRecognizer(longPress)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            let dot = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            dot.center = touch.location(in: self)
            dot.isUserInteractionEnabled = false
            addSubview(dot)
            dots[touch] = dot
        }
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        touches.forEach { dots[$0]?.center = $0.location(in: self) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        touches.forEach { dots.removeValue(forKey: $0)?.removeFromSuperview() }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        touchesEnded(touches, with: event)
    }

    fileprivate func pressed(_ sender: UILongPressGestureRecognizer) {
        if sender.state == .began { backgroundColor = .yellow }
    }
}

class ImmediatePanGestureRecognizer: UIPanGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .began { return }
        super.touchesBegan(touches, with: event)
        state = .began
    }
}
