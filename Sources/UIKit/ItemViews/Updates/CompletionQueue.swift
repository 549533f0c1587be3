import Foundation

/// The completions of animated updates, in the order in which the updates began: one that is due together with an earlier
/// one that takes as long, or before it, waits for it. Layers end their animations in an order of their own.
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

  /// An update that will be over at `end`, in the frame clock's seconds.
  func begin(until end: TimeInterval, _ completion: @escaping (Bool) -> Void) -> Entry {
    let entry = Entry(end: end, completion: completion)
    entries.append(entry)
    return entry
  }

  /// The animations of an update are over; calls whoever's turn it is.
  func finish(_ entry: Entry, _ finished: Bool) {
    entry.result = finished
    while let place = entries.indices.first(where: { isDue($0) }) {
      let entry = entries.remove(at: place)
      entry.completion(entry.result ?? false)
    }
  }

  private func isDue(_ place: Int) -> Bool {
    let entry = entries[place]
    return entry.result != nil
      && !entries[..<place].contains { $0.result == nil && $0.end <= entry.end + 1e-6 }
  }
}
