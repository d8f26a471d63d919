// swift-format-ignore-file
#if canImport(UIKit)
import UIKit
#endif
#if canImport(Darwin)
import Darwin
#elseif canImport(WinSDK)
#error("not iOS")
#endif
#if os(macOS)
import Cocoa
typealias PlatformView = NSView
#elseif os(iOS) || os(tvOS)
typealias PlatformView = UIView
#endif

#if !os(macOS)
let isNoMac = true
#endif
#if targetEnvironment(simulator)
let isSimulator = true
#else
let isSimulator = false
#endif
#if os(Linux) || os(Windows)
#error("not iOS")
#endif
#if !os(iOS)
#error("not iOS")
#endif
#if (os(iOS) && !targetEnvironment(macCatalyst))
let isPhone = true
#endif
#if DEBUG
let isDebug = true
#else
let isDebug = false
#endif
#if swift(>=5.0) && compiler(>=5)
let isSwift5 = true
#endif
#if canImport(ObjectiveC)
let hasObjectiveC = true
#endif

@available(iOS 13.0, *)
final class Modern: NSObject {
    @available(iOS 14, tvOS 14, *) var now: Int { 14 }
    @available(iOS, introduced: 9, deprecated: 15, message: "old")
    func old() -> Int { 9 }
    @available(iOSApplicationExtension, unavailable)
    func noExtension() -> Int { 2 }
}

@MainActor func conditions() {
    var steps: [Int] = []
    if #available(iOS 11.0, *) { steps.append(1) } else { steps.append(-1) }
    if #available(iOS 13, macOS 11, *), isNoMac { steps.append(2) }
    if #unavailable(iOS 13.0) { steps.append(-3) } else { steps.append(3) }
    guard #available(iOS 15.0, *) else { return }
    while #unavailable(iOS 12) { steps.append(-4); break }
    check("available", steps == [1, 2, 3])
    check("@available", Modern().now == 14 && Modern().old() == 9 && Modern().noExtension() == 2)
    check("conditions", !isSimulator && isPhone && !isDebug && isSwift5 && hasObjectiveC)
    check("os(iOS)", PlatformView() is UIView)
}
