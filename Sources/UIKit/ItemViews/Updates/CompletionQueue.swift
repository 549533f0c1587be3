import Foundation

/// A queue that calls the completion handlers of animated updates in the order in which the updates began.
///
/// The animations of layers end in any order. A handler is called after the handlers of all updates that began earlier
/// and do not end later.
@MainActor
final class CompletionQueue {
  @MainActor
  final class Entry {
    fileprivate let end: TimeInterval
    fileprivate let completion: (Bool) -> Void
    fileprivate var result: Bool?

    fileprivate init(end: TimeInterval, completion: @escaping (Bool) -> Void) {
      self.end = end
      self.completion = completion
    }
  }

  private var entries: [Entry] = []

  /// Adds an update that ends at a time of the frame clock, in seconds.
  func begin(until end: TimeInterval, _ completion: @escaping (Bool) -> Void) -> Entry {
    let entry = Entry(end: end, completion: completion)
    entries.append(entry)
    return entry
  }

  /// Marks an update as finished, and calls the handlers that are due.
  func finish(_ entry: Entry, _ finished: Bool) {
    entry.result = finished
    while let index = entries.indices.first(where: { isDue($0) }) {
      let entry = entries.remove(at: index)
      entry.completion(entry.result ?? false)
    }
  }

  private func isDue(_ place: Int) -> Bool {
    let entry = entries[place]
    return entry.result != nil
      && !entries[..<place].contains { $0.result == nil && $0.end <= entry.end + 1e-6 }
  }
}
