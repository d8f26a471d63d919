// swift-format-ignore-file
import UIKit

// MARK: - Views

class ProgressRing: UIView {
    var progress: CGFloat = 0.0 {
        didSet { setNeedsDisplay() }
    }
    var lineWidth: CGFloat = 8
    var trackColor = UIColor(white: 0.9, alpha: 1)
    var barColor = UIColor.systemBlue

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
        contentMode = .redraw
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
    }

    override func draw(_ rect: CGRect) {
        super.draw(rect)
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let radius = min(rect.width, rect.height) / 2 - lineWidth / 2

        context.setLineWidth(lineWidth)
        context.setLineCap(.round)
        trackColor.setStroke()
        context.addArc(center: center, radius: radius, startAngle: 0, endAngle: .pi * 2, clockwise: false)
        context.strokePath()

        let bar = UIBezierPath(arcCenter: center, radius: radius, startAngle: -.pi / 2,
                               endAngle: -.pi / 2 + progress * 2 * .pi, clockwise: true)
        bar.lineWidth = lineWidth
        bar.lineCapStyle = .round
        barColor.setStroke()
        bar.stroke()

        let percent = "\(Int(progress * 100))%" as String
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.boldSystemFont(ofSize: 14),
            .foregroundColor: UIColor.darkGray,
            .paragraphStyle: style,
        ]
        let size = percent.size(withAttributes: attributes)
        percent.draw(in: CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2,
                                width: size.width, height: size.height), withAttributes: attributes)
    }
}

class GraphView: UIView {
    var values: [CGFloat] = [4, 2, 6, 4, 5, 8, 3]

    override func draw(_ rect: CGRect) {
        let width = rect.width
        let height = rect.height
        let clip = UIBezierPath(roundedRect: rect, byRoundingCorners: .allCorners,
                                cornerRadii: CGSize(width: 8.0, height: 8.0))
        clip.addClip()
        let context = UIGraphicsGetCurrentContext()!
        let colors = [UIColor.orange.cgColor, UIColor.red.cgColor]
        let colorSpace = CGColorSpaceCreateDeviceRGB()
        let locations: [CGFloat] = [0.0, 1.0]
        let gradient = CGGradient(colorsSpace: colorSpace, colors: colors as CFArray, locations: locations)!
        context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: bounds.height), options: [])

        let step = width / CGFloat(values.count - 1)
        let top = values.max() ?? 1
        let point = { (index: Int) -> CGPoint in
            CGPoint(x: CGFloat(index) * step, y: height - self.values[index] / top * (height - 10))
        }
        let line = UIBezierPath()
        line.move(to: point(0))
        for index in 1..<values.count { line.addLine(to: point(index)) }

        context.saveGState()
        let area = line.copy() as! UIBezierPath
        area.addLine(to: CGPoint(x: width, y: height))
        area.addLine(to: CGPoint(x: 0, y: height))
        area.close()
        area.addClip()
        context.setAlpha(0.5)
        context.drawLinearGradient(gradient, start: CGPoint(x: 0, y: 10), end: CGPoint(x: 0, y: height),
                                   options: CGGradientDrawingOptions(rawValue: 0))
        context.restoreGState()

        UIColor.white.setFill()
        UIColor.white.setStroke()
        line.lineWidth = 2.0
        line.stroke()
        for index in 0..<values.count {
            var dot = point(index)
            dot.x -= 2.5
            dot.y -= 2.5
            UIBezierPath(ovalIn: CGRect(origin: dot, size: CGSize(width: 5, height: 5))).fill()
        }
    }
}

class RingLayer: CALayer {
    var progress: CGFloat {
        get { return value(forKey: "progress") as? CGFloat ?? 0 }
        set { setValue(newValue, forKey: "progress") }
    }

    override class func needsDisplay(forKey key: String) -> Bool {
        if key == "progress" { return true }
        return super.needsDisplay(forKey: key)
    }

    override func draw(in ctx: CGContext) {
        ctx.setFillColor(UIColor.green.cgColor)
        ctx.fill(CGRect(x: 0, y: 0, width: bounds.width * progress, height: bounds.height))
    }
}

// MARK: - Images

extension UIImage {
    func rounded(radius: CGFloat) -> UIImage? {
        UIGraphicsBeginImageContextWithOptions(size, false, scale)
        defer { UIGraphicsEndImageContext() }
        let rect = CGRect(origin: .zero, size: size)
        UIBezierPath(roundedRect: rect, cornerRadius: radius).addClip()
        draw(in: rect)
        return UIGraphicsGetImageFromCurrentImageContext()
    }

    func resized(to size: CGSize) -> UIImage {
        return UIGraphicsImageRenderer(size: size).image { _ in
            draw(in: CGRect(origin: .zero, size: size))
        }
    }

    func tinted(with color: UIColor) -> UIImage? {
        UIGraphicsBeginImageContextWithOptions(size, false, scale)
        guard let context = UIGraphicsGetCurrentContext(), let mask = cgImage else { return nil }
        context.translateBy(x: 0, y: size.height)
        context.scaleBy(x: 1.0, y: -1.0)
        context.setBlendMode(.normal)
        let rect = CGRect(x: 0, y: 0, width: size.width, height: size.height)
        context.clip(to: rect, mask: mask)
        color.setFill()
        context.fill(rect)
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        return image
    }

    func averageColor() -> UIColor? {
        guard let image = cgImage else { return nil }
        var bitmap = [UInt8](repeating: 0, count: 4)
        let context = CGContext(data: &bitmap, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
                                space: CGColorSpaceCreateDeviceRGB(),
                                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        context?.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        return UIColor(red: CGFloat(bitmap[0]) / 255, green: CGFloat(bitmap[1]) / 255,
                       blue: CGFloat(bitmap[2]) / 255, alpha: CGFloat(bitmap[3]) / 255)
    }

    func pixel(x: Int, y: Int) -> UIColor? {
        guard let data = cgImage?.dataProvider?.data, let bytes = CFDataGetBytePtr(data) else { return nil }
        let index = (cgImage!.width * y + x) * 4
        return UIColor(red: CGFloat(bytes[index]) / 255, green: CGFloat(bytes[index + 1]) / 255,
                       blue: CGFloat(bytes[index + 2]) / 255, alpha: CGFloat(bytes[index + 3]) / 255)
    }
}

extension UIView {
    func asImage() -> UIImage {
        let renderer = UIGraphicsImageRenderer(bounds: bounds)
        return renderer.image { rendererContext in
            layer.render(in: rendererContext.cgContext)
        }
    }

    func screenshot() -> UIImage? {
        UIGraphicsBeginImageContextWithOptions(bounds.size, isOpaque, 0.0)
        drawHierarchy(in: bounds, afterScreenUpdates: true)
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        return image
    }
}

// MARK: - A transition by strips of an image

class BlindsTransition: NSObject, UIViewControllerAnimatedTransitioning {
    let count = 6

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.6
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let fromView = transitionContext.view(forKey: .from),
              let toView = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        let container = transitionContext.containerView
        container.addSubview(toView)
        toView.frame = container.bounds

        guard let image = fromView.asImage().cgImage else { return transitionContext.completeTransition(true) }
        let scale = CGFloat(image.width) / fromView.bounds.width
        let height = fromView.bounds.height / CGFloat(count)
        var strips: [UIView] = []
        for index in 0..<count {
            let frame = CGRect(x: 0, y: CGFloat(index) * height, width: fromView.bounds.width, height: height)
            let part = CGRect(x: 0, y: frame.minY * scale, width: frame.width * scale, height: frame.height * scale)
            let strip = UIImageView(image: UIImage(cgImage: image.cropping(to: part)!, scale: scale, orientation: .up))
            strip.frame = frame
            container.addSubview(strip)
            strips.append(strip)
        }
        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveLinear, animations: {
            for (index, strip) in strips.enumerated() {
                strip.frame.origin.x = index % 2 == 0 ? -strip.frame.width : strip.frame.width
            }
        }, completion: { _ in
            strips.forEach { $0.removeFromSuperview() }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}

/// What the tests see of all this.
@MainActor
public enum Drawings {
    public static func views() -> [UIView] {
        let ring = ProgressRing(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        ring.progress = 0.4
        let graph = GraphView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        return [ring, graph]
    }

    public static func badge() -> UIImage {
        let format = UIGraphicsImageRendererFormat.default()
        format.scale = 2
        format.opaque = false
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 32, height: 32), format: format)
        return renderer.image { ctx in
            ctx.cgContext.setFillColor(UIColor.red.cgColor)
            ctx.cgContext.setStrokeColor(UIColor.black.cgColor)
            ctx.cgContext.setLineWidth(2)
            let rectangle = CGRect(x: 4, y: 4, width: 24, height: 24)
            ctx.cgContext.addEllipse(in: rectangle)
            ctx.cgContext.drawPath(using: .fillStroke)
        }
    }

    public static func variants(of image: UIImage) -> [UIImage?] {
        return [image.rounded(radius: 8), image.resized(to: CGSize(width: 10, height: 10)), image.tinted(with: .blue)]
    }

    public static func color(of image: UIImage, x: Int, y: Int) -> UIColor? { image.pixel(x: x, y: y) }
    public static func average(of image: UIImage) -> UIColor? { image.averageColor() }
    public static func image(of view: UIView) -> UIImage? { view.screenshot() }
    public static func ring() -> CALayer { RingLayer() }
    public static func transition() -> UIViewControllerAnimatedTransitioning { BlindsTransition() }
}
