import Foundation

/// What loads harbors.
protocol HarborLoader: Sendable {
    func harbors() async throws -> [Harbor]
}

/// Loads the harbors of the app's bundle, as slowly as a server would send them.
struct BundleHarborLoader: HarborLoader {

    enum LoadingError: Error {
        case missingFile
    }

    func harbors() async throws -> [Harbor] {
        try await Task.sleep(nanoseconds: 800_000_000)
        guard let url = Bundle.main.url(forResource: "harbors", withExtension: "json") else {
            throw LoadingError.missingFile
        }
        return try JSONDecoder().decode([Harbor].self, from: Data(contentsOf: url))
    }
}
