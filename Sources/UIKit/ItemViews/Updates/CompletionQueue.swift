import Foundation

/// A queue that calls the completion handlers of animated updates in the order in which the updates began.
///
/// The animations of layers can end in any order. The handler of an update is therefore called after the handlers of all
/// updates that began earlier and whose planned end is not later. It does not wait for an update that began earlier but is
/// planned to end later.
@MainActor
final class CompletionQueue {
  @MainActor
  final class Entry {
    fileprivate let dueTime: TimeInterval
    fileprivate let completion: (Bool) -> Void
    fileprivate var result: Bool?

    fileprivate init(dueTime: TimeInterval, completion: @escaping (Bool) -> Void) {
      self.dueTime = dueTime
      self.completion = completion
    }
  }

  private var entries: [Entry] = []

  /// Adds an update that ends at a given time of the frame clock, in seconds.
  func begin(until dueTime: TimeInterval, _ completion: @escaping (Bool) -> Void) -> Entry {
    let entry = Entry(dueTime: dueTime, completion: completion)
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

  private func isDue(_ index: Int) -> Bool {
    let entry = entries[index]
    return entry.result != nil
      && !entries[..<index].contains { $0.result == nil && $0.dueTime <= entry.dueTime + 1e-6 }
  }
}
