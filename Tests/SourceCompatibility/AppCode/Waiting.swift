// swift-format-ignore-file
// An app's screen that waits with Swift's concurrency, as apps do.

import Foundation
import UIKit

private actor Counter {
    private var count = 0
    func next() async -> Int {
        count += 1
        return count
    }
}

@MainActor
public final class Waiting {
    public private(set) var lines: [String] = []
    private var task: Task<Void, Never>?
    private let start = Date()

    public init() {}

    private func note(_ line: String) {
        lines.append("\(line) \((Date().timeIntervalSince(start) * 1000).rounded() / 1000)")
    }

    public func begin() {
        Task {
            note("task")
            try? await Task.sleep(for: .seconds(0.1))
            note("slept")
            try? await Task.sleep(nanoseconds: 50_000_001)
            note("slept more")
        }
        note("begun")
        children()
        streams()
        cancellation()
        continuation()
        neverEnding()
    }

    private func children() {
        Task {
            let counter = Counter()
            async let one = counter.next()
            async let two = counter.next()
            note("async let \(await one + two)")
            let values = await withTaskGroup(of: Int.self) { group in
                for number in 1...3 {
                    group.addTask {
                        try? await Task.sleep(for: .milliseconds(400 - 100 * number))
                        return number
                    }
                }
                var all: [Int] = []
                for await number in group { all.append(number) }
                return all
            }
            note("group \(values)")
        }
        Task.detached { [self] in
            await MainActor.run { note("detached") }
            let clock = ContinuousClock()
            let began = clock.now
            try? await clock.sleep(until: began + .seconds(1.5))
            let seconds = began.duration(to: clock.now)
            await MainActor.run { note("measured \(seconds)") }
        }
    }

    private func streams() {
        let numbers = AsyncStream<Int> { continuation in
            Task {
                for number in 0..<2 {
                    try? await Task.sleep(for: .seconds(0.25))
                    continuation.yield(number)
                }
                continuation.finish()
            }
        }
        Task {
            for await number in numbers { note("stream \(number)") }
            note("stream ends")
        }
    }

    private func cancellation() {
        task = Task {
            do {
                try await Task.sleep(for: .seconds(100))
                note("never")
            } catch {
                note("cancelled \(error is CancellationError)")
            }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.7) { self.task?.cancel() }
    }

    private func continuation() {
        Task {
            let word = await withCheckedContinuation { continuation in
                Timer.scheduledTimer(withTimeInterval: 0.8, repeats: false) { _ in
                    continuation.resume(returning: "timer")
                }
            }
            note("continued by \(word)")
        }
    }

    private func neverEnding() {
        Task {
            await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
            note("never")
        }
    }
}
