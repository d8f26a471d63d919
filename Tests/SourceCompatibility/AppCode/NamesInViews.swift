// swift-format-ignore-file
import UIKit

/// The names that transition code uses most, in ordinary uses: views, layers, animations, drawing.
class NameView: UIView, UIScrollViewDelegate {
  override func layoutSubviews() { super.layoutSubviews() }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { _ = touches.first?.location(in: self) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  func hierarchy(_ other: UIView) {
    addSubview(other)
    insertSubview(other, at: 0)
    insertSubview(other, belowSubview: self)
    insertSubview(other, aboveSubview: self)
    bringSubviewToFront(other)
    sendSubviewToBack(other)
    other.removeFromSuperview()
    _ = superview === window
    _ = subviews.first?.isDescendant(of: self)
    _ = snapshotView(afterScreenUpdates: true)
    _ = resizableSnapshotView(from: bounds, afterScreenUpdates: false, withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    _ = convert(center, to: other)
    tag = 3
    tintColor = .red
    accessibilityIgnoresInvertColors = true
    accessibilityLabel = "label"
    _ = UIAccessibility.isReduceMotionEnabled
    endEditing(true)
    resignFirstResponder()
    setNeedsDisplay()
    setNeedsLayout()
    layoutIfNeeded()
    isUserInteractionEnabled = !isHidden && isOpaque && clipsToBounds
    contentMode = .scaleAspectFill
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    _ = safeAreaInsets.top
  }

  func look() {
    backgroundColor = UIColor.black.withAlphaComponent(0.5)
    for color in [UIColor.clear, .white, .yellow, .green, .lightGray, UIColor(white: 0, alpha: 1), UIColor(red: 1, green: 0, blue: 0, alpha: 1)] {
      layer.borderColor = color.cgColor
    }
    layer.cornerRadius = 4
    layer.masksToBounds = true
    layer.borderWidth = 1
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOffset = CGSize(width: 0, height: 2)
    layer.shadowOpacity = 0.3
    layer.shadowRadius = 4
    layer.shadowPath = UIBezierPath(roundedRect: bounds, byRoundingCorners: [.topLeft], cornerRadii: CGSize(width: 4, height: 4)).cgPath
    layer.zPosition = 1
    layer.opacity = 0.5
    layer.anchorPoint = CGPoint(x: 0, y: 0)
    layer.position = CGPoint(x: 1, y: 1)
    let corners: CACornerMask = [.layerMaxXMinYCorner, .layerMinXMinYCorner]
    layer.maskedCorners = corners
    layer.allowsGroupOpacity = false
    layer.contentsRect = layer.contentsRect
    layer.contentsScale = UIScreen.main.scale
    layer.shouldRasterize = true
    layer.rasterizationScale = 2
    layer.magnificationFilter = .nearest
    layer.minificationFilter = .linear
    layer.minificationFilterBias = 0
    layer.sublayerTransform.m34 = -1 / 500
    _ = layer.presentation()?.transform.m11 ?? layer.transform.m12
    let shape = CAShapeLayer(), gradient = CAGradientLayer(), plain = CALayer()
    shape.fillColor = UIColor.red.cgColor
    layer.addSublayer(shape)
    layer.insertSublayer(gradient, at: 0)
    _ = layer.sublayers?.contains(plain)
    _ = plain.superlayer
    let effect: UIVisualEffect = UIBlurEffect(style: .extraLight)
    let blur = UIVisualEffectView(effect: effect)
    blur.contentView.addSubview(UIView(frame: .zero))
    blur.effect = UIBlurEffect(style: .light)
    blur.effect = UIBlurEffect(style: .dark)
  }

  func animations() {
    UIView.animate(withDuration: 1, delay: 0, options: [.curveEaseOut, .curveEaseIn, .allowUserInteraction, .beginFromCurrentState], animations: {}, completion: nil)
    let options: UIView.AnimationOptions = [.curveLinear, .curveEaseInOut]
    UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: options, animations: {}, completion: nil)
    let keyframes: UIViewKeyframeAnimationOptions = [.calculationModeCubic, .calculationModeLinear]
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: keyframes, animations: {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { self.transform = .identity }
    }, completion: nil)
    let curve: UIView.AnimationCurve = .easeInOut
    let provider: UITimingCurveProvider = UICubicTimingParameters(animationCurve: .easeIn)
    _ = (curve, provider)
    _ = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0, options: [], animations: {})
    let basic = CABasicAnimation(keyPath: "opacity"), keyframe = CAKeyframeAnimation(keyPath: "position"), spring = CASpringAnimation(keyPath: "bounds")
    basic.fromValue = 0
    basic.toValue = 1
    basic.beginTime = CACurrentMediaTime()
    basic.fillMode = CAMediaTimingFillMode.both
    basic.isRemovedOnCompletion = false
    basic.timingFunction = CAMediaTimingFunction(name: CAMediaTimingFunctionName.linear)
    basic.setValue(1, forKey: "number")
    basic.speed = 1
    basic.timeOffset = 0
    keyframe.values = [NSValue(cgPoint: .zero), NSValue(cgSize: .zero), NSValue(cgRect: .zero)]
    keyframe.keyTimes = [NSNumber(value: 0), 1]
    keyframe.timingFunctions = []
    spring.damping = 10
    spring.stiffness = 100
    spring.duration = spring.settlingDuration as CFTimeInterval
    let property: CAPropertyAnimation = basic
    let any: CAAnimation = property
    layer.add(any, forKey: "any")
    _ = layer.animationKeys()
    layer.removeAnimation(forKey: "any")
    layer.removeAllAnimations()
    _ = layer.convertTime(0, from: nil)
    CATransaction.begin()
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(controlPoints: 0, 0, 1, 1))
    CATransaction.commit()
    let transition = CATransition()
    transition.type = CATransitionType.fade
    layer.add(transition, forKey: kCATransition)
  }

  func geometry() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10).insetBy(dx: 1, dy: 1).offsetBy(dx: 1, dy: 1)
    _ = rect.minX + rect.midX + rect.maxX + rect.minY + rect.midY + rect.maxY + rect.origin.x + rect.size.height
    _ = rect.contains(CGPoint.zero) || rect.intersects(bounds) || rect.isNull
    _ = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 1, y: 1).rotated(by: .pi).scaledBy(x: 2, y: 2).concatenating(.identity).inverted()
    _ = CGVector(dx: 1, dy: 1).dx + CGVector(dx: 1, dy: 1).dy
    var t: CATransform3D = CATransform3DIdentity
    t = CATransform3DRotate(CATransform3DTranslate(CATransform3DScale(t, 1, 1, 1), 0, 0, 0), 1, 0, 1, 0)
    t = CATransform3DMakeRotation(1, 0, 0, 1)
    t = CATransform3DMakeScale(1, 1, 1)
    t = CATransform3DMakeTranslation(1, 1, 1)
    _ = (UIOffset.zero, CGFloat.infinity, CGFloat.leastNormalMagnitude, CGFloat(1).rounded(), CGFloat(5).truncatingRemainder(dividingBy: 2), CGFloat(1).isNaN)
    let native: CGFloat.NativeType = CGFloat(1).native
    _ = native
    let values = (NSValue(cgPoint: .zero).cgPointValue, NSValue(cgSize: .zero).cgSizeValue, NSValue(cgRect: .zero).cgRectValue)
    _ = values
    let edges: UIRectEdge = [.left, .right, .top, .bottom]
    _ = edges
  }

  func drawing() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.addQuadCurve(to: .zero, controlPoint: .zero)
    path.addCurve(to: .zero, controlPoint1: .zero, controlPoint2: .zero)
    path.close()
    let mutable = CGMutablePath()
    mutable.addPath(path.cgPath)
    let fixed: CGPath = mutable
    _ = fixed
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    UIGraphicsEndImageContext()
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), false, 0)
    UIGraphicsGetCurrentContext().map(layer.render(in:))
    let image: UIImage? = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    UIImageView(image: image).image = image
    let label = UILabel()
    label.text = NSLocalizedString("Text", comment: "")
    label.font = .systemFont(ofSize: 12)
    label.textAlignment = .center
    label.textColor = .white
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    button.setImage(image, for: .normal)
    button.removeTarget(nil, action: nil, for: .touchUpInside)
    _ = UISlider().value
  }
}
