// swift-format-ignore-file
import Foundation
import UIKit

/// Confetti pieces strewn by chance, in the ways people ask for it.
public final class Dice {
    public init() {}

    public func throwAll() -> String {
        srand48(Int(Date().timeIntervalSince1970))
        var bytes = [UInt8](repeating: 0, count: 8)
        arc4random_buf(&bytes, bytes.count)
        let angle = CGFloat(arc4random_uniform(360)) * .pi / 180
        let hue = CGFloat(drand48())
        let sign = arc4random() % 2 == 0 ? -1 : 1
        let offset = CGFloat.random(in: -20...20)
        let names = ["a", "b", "c", "d"].shuffled()
        return "\(bytes) \(angle) \(hue) \(sign) \(offset) \(names) \(UUID().uuidString) \(random()) \(rand())"
    }
}
