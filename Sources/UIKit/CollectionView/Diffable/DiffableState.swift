import CollectionCore
import Foundation

/// What a diffable data source shows, and what it is to show next. Guarded by a lock: snapshots are read and handed in on
/// any thread, and shown on the main thread, in the order in which they came.
final class DiffableState<Section: Hashable & Sendable, Item: Hashable & Sendable>: @unchecked Sendable {
  typealias List = SectionedList<Section, Item>

  /// One call of `apply`.
  struct Request {
    enum Change {
      case difference(List)
      case reload(List)
    }

    var change: Change
    var isAnimated = false
    var completion: (() -> Void)?
    /// What was found out on the caller's thread: the difference from the list with that number.
    var prepared: (base: Int, map: UpdateMap)?
  }

  private let lock = NSLock()
  private var list = List()
  /// Counts the lists that were shown or handed in, so that a difference knows what it is from.
  private var number = 0
  private var requests: [(request: Request, number: Int)] = []
  private var lastNumber = 0

  /// What is shown.
  var shown: List { lock.withLock { list } }

  /// Adds a request behind the others. Elsewhere than on the main thread its difference is calculated here, from what
  /// will be shown then if nothing comes in between.
  func add(_ request: Request) {
    var request = request
    if !Thread.isMainThread, case .difference(let new) = request.change, let base = base {
      request.prepared = (base.number, new.update(from: base.list))
    }
    lock.withLock {
      lastNumber += 1
      requests.append((request, lastNumber))
    }
  }

  private var base: (list: List, number: Int)? {
    lock.withLock {
      guard let last = requests.last else { return (list, number) }
      switch last.request.change {
      case .difference(let list), .reload(let list): return (list, last.number)
      }
    }
  }

  /// The request whose turn it is.
  func next() -> (request: Request, number: Int)? { lock.withLock { requests.isEmpty ? nil : requests.removeFirst() } }

  /// The difference that was prepared for a request, if it is one from what is shown now.
  func prepared(for request: Request) -> UpdateMap? {
    lock.withLock { request.prepared.flatMap { $0.base == number ? $0.map : nil } }
  }

  /// That list is shown from now on; `number` is that of its request, nil for what came otherwise.
  func show(_ list: List, number: Int?) {
    lock.withLock {
      if number == nil { lastNumber += 1 }
      self.list = list
      self.number = number ?? lastNumber
    }
  }
}
