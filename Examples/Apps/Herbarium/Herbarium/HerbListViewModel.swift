import Combine
import Foundation

/// The herbs that a search finds, and a line about them.
final class HerbListViewModel: ObservableObject {

    @Published var query = ""
    @Published var hidesPoisonous = false
    @Published private(set) var herbs: [Herb] = Herb.all
    @Published private(set) var summary = ""

    private var cancellables = Set<AnyCancellable>()

    init() {
        let settledQuery =
            $query
            .removeDuplicates()
            .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
        settledQuery
            .combineLatest($hidesPoisonous)
            .map { query, hidesPoisonous in
                Herb.all.filter { $0.matches(query) && !(hidesPoisonous && $0.isPoisonous) }
            }
            .assign(to: &$herbs)

        let seconds = Timer.publish(every: 1, on: .main, in: .common)
            .autoconnect()
            .scan(0) { count, _ in count + 1 }
            .prepend(0)
        $herbs
            .combineLatest(seconds) { herbs, seconds in "\(herbs.count) herbs, open for \(seconds) s" }
            .assign(to: &$summary)
    }
}
