// swift-format-ignore-file
import Foundation
import UIKit

/// Notes that are saved in a file, and observers that are closures: SegueTimeBindings.swift gives each
/// launch of an app folders of its own, and calls closures in the order of their additions.
public enum SavedNotes {
    static let changed = Notification.Name("SavedNotesChanged")
    static var file: URL { URL.documentsDirectory.appendingPathComponent("notes.json") }

    public static func load() -> [String] {
        guard let data = try? Data(contentsOf: file) else { return [] }
        return (try? JSONDecoder().decode([String].self, from: data)) ?? []
    }

    public static func save(_ notes: [String]) throws {
        try JSONEncoder().encode(notes).write(to: file)
        NotificationCenter.default.post(name: changed, object: nil)
    }

    /// The date of a note, by default the current one.
    public static func date(of note: String, _ date: Date = Date()) -> Date { date }

    /// The number of launches so far, which is shared with the extensions of the app.
    public static func countLaunch() -> Int {
        let shared = UserDefaults(suiteName: "group.notes")
        shared?.set((shared?.integer(forKey: "launches") ?? 0) + 1, forKey: "launches")
        return UserDefaults(suiteName: "group.notes")?.integer(forKey: "launches") ?? 0
    }

    /// The paths of the folder of documents, as code of different years asks for it.
    public static func paths() throws -> [String] {
        [
            FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0].path,
            try FileManager.default.url(for: .documentDirectory, in: .userDomainMask, appropriateFor: nil, create: false).path,
            NSSearchPathForDirectoriesInDomains(.documentDirectory, .userDomainMask, true)[0],
            NSHomeDirectory() + "/Documents",
            URL.homeDirectory.appendingPathComponent("Documents").path,
            FileManager.default.temporaryDirectory.deletingLastPathComponent().path + "/Documents",
            String(NSTemporaryDirectory().dropLast("/tmp/".count)) + "/Documents",
        ]
    }

    /// Adds observers with the numbers, of which that with the second one is removed.
    @MainActor public static func observe(_ numbers: [Int], _ heard: @escaping @MainActor (Int) -> Void) -> [Any] {
        let tokens = numbers.map { number in
            NotificationCenter.default.addObserver(forName: changed, object: nil, queue: .main) { _ in
                MainActor.assumeIsolated { heard(number) }
            }
        }
        NotificationCenter.default.removeObserver(tokens[1])
        return tokens
    }

    public static func forget(_ tokens: [Any]) {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
}
