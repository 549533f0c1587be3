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
      case outline(OutlineTree<Item>, Section)
    }

    var change: Change
    var isAnimated = false
    var completion: (() -> Void)?
    /// What was found out on the caller's thread: the difference from the list with that number.
    var prepared: (base: Int, map: UpdateMap)?
  }

  private let lock = NSLock()
  private var list = List()
  /// Of the sections to which section snapshots were applied.
  private var outlines: [Section: OutlineTree<Item>] = [:]
  /// Counts the lists that were shown or handed in, so that a difference knows what it is from.
  private var number = 0
  private var requests: [(request: Request, number: Int)] = []
  private var lastNumber = 0

  /// What is shown.
  var shown: List { lock.withLock { list } }

  /// The outline of a section, whose visible items are those of the section; a flat one where none was applied. Nil for a
  /// section that is not shown.
  func outline(of section: Section) -> OutlineTree<Item>? {
    let (outline, list) = lock.withLock { (outlines[section], self.list) }
    return outline ?? list.itemIdentifiers(in: section).map(OutlineTree.init(roots:))
  }

  /// Whether the section shows an outline that was applied to it.
  func hasOutline(_ section: Section) -> Bool { lock.withLock { outlines[section] != nil } }

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
      case .outline: return nil
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
  /// `outlines`: what sections show by it, of which that list has the visible items.
  func show(_ list: List, number: Int? = nil, outlines new: [Section: OutlineTree<Item>] = [:]) {
    let followed = follow(list, besides: new)
    lock.withLock {
      if number == nil { lastNumber += 1 }
      self.list = list
      self.number = number ?? lastNumber
      outlines = followed
      outlines.merge(new) { $1 }
    }
  }

  /// The outlines of the sections of a list. An outline whose section has lost items loses them, with what is below; one
  /// whose section has others, or in another order, is given up: the section is a plain list from then on.
  private func follow(_ list: List, besides new: [Section: OutlineTree<Item>]) -> [Section: OutlineTree<Item>] {
    var outlines = lock.withLock { self.outlines }
    for (name, outline) in outlines where new[name] == nil {
      guard let items = list.itemIdentifiers(in: name) else {
        outlines[name] = nil
        continue
      }
      let visible = outline.visibleItems
      guard visible != items else { continue }
      var pruned = outline
      let kept = Set(items)
      pruned.delete(visible.filter { !kept.contains($0) })
      outlines[name] = pruned.visibleItems == items ? pruned : nil
    }
    return outlines
  }
}
