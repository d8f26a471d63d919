// swift-format-ignore-file
import UIKit

@objc protocol SliderDelegate: NSObjectProtocol {
    func sliderDidEnd(_ slider: Slider)
    @objc optional func slider(_ slider: Slider, sizeFor index: Int) -> CGSize
    @objc optional func sliderShouldBegin(_ slider: Slider) -> Bool
    @objc optional func sliderDidMove(_ slider: Slider, by distance: CGFloat)
    @objc optional func sliderTitle(_ slider: Slider) -> String?
    @objc(slider:colorForIndex:) optional func slider(_ slider: Slider, colorFor index: Int) -> String
    @objc(slider:colorForName:) optional func slider(_ slider: Slider, colorFor name: String) -> String
    @objc optional var stiffness: CGFloat { get }
    @objc optional var caption: String? { get }
}

@objc protocol SliderSource {
    @objc optional func count() -> Int
}

class Slider: UIView {
    weak var delegate: SliderDelegate?
    weak var source: SliderSource?

    func report() -> [String] {
        var said: [String] = []
        let size = delegate?.slider?(self, sizeFor: 2) ?? CGSize(width: 1, height: 1)
        said.append("\(Int(size.width))")
        if let begins = delegate?.sliderShouldBegin?(self), !begins { said.append("no") }
        if delegate?.sliderShouldBegin?(self) == true { said.append("yes") }
        delegate?.sliderDidMove?(self, by: 3)
        if delegate?.sliderDidMove != nil { said.append("moves") }
        if delegate?.slider(_:sizeFor:) == nil { said.append("no size") }
        if let title = delegate?.sliderTitle?(self) { said.append(title ?? "nil") }
        if let title = delegate?.sliderTitle, let text = title(self) { said.append(text) }
        if let color = delegate?.slider?(self, colorFor: 7) { said.append(color) }
        if let color = delegate?.slider?(self, colorFor: "blue") { said.append(color) }
        if let stiffness = delegate?.stiffness { said.append("\(Int(stiffness))") }
        if let caption = delegate?.caption ?? nil { said.append(caption) }
        guard let delegate = delegate else { return said }
        if delegate.responds(to: #selector(SliderDelegate.sliderShouldBegin(_:))) { said.append("responds") }
        said.append("\(delegate.sliderTitle?(self) ?? "none")")
        said.append("\(source?.count?() ?? -1)")
        delegate.sliderDidEnd(self)
        return said
    }
}

class Bare: NSObject, SliderDelegate {
    var ends = 0
    func sliderDidEnd(_ slider: Slider) { ends += 1 }
}

class Full: Bare, SliderSource {
    var moved: CGFloat = 0
    func slider(_ slider: Slider, sizeFor index: Int) -> CGSize { CGSize(width: index * 10, height: 0) }
    func slider(_ slider: Slider, colorFor index: Int) -> String { "color \(index)" }
    func sliderShouldBegin(_ slider: Slider) -> Bool { true }
    func sliderDidMove(_ slider: Slider, by distance: CGFloat) { moved += distance }
    func sliderTitle(_ slider: Slider) -> String? { "title" }
    var stiffness: CGFloat { 9 }
    var caption: String? { "caption" }
    func count() -> Int { 5 }
}

@MainActor func requirements() {
    let slider = Slider()
    check("nobody", slider.report() == ["1", "no size"])
    let bare = Bare()
    slider.delegate = bare
    check("none implemented", slider.report() == ["1", "no size", "none", "-1"] && bare.ends == 1)
    let full = Full()
    slider.delegate = full
    slider.source = full
    check("implemented in a subclass", slider.report() == [
        "20", "yes", "moves", "title", "title", "color 7", "9", "caption", "responds", "title", "5"])
    check("called", full.moved == 3 && full.ends == 1)
}
