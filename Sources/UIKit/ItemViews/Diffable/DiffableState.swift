import CollectionCore
import Foundation

/// The data of a diffable data source that its view shows, and the snapshots that are waiting to be shown.
///
/// A lock protects the state, because snapshots are read and applied on any thread. The snapshots are shown on the main thread,
/// in the order of the calls.
final class DiffableState<Section: Hashable & Sendable, Item: Hashable & Sendable>: @unchecked Sendable {
  typealias List = SectionedList<Section, Item>

  /// A snapshot that is to be shown, with the other arguments of the call of `apply`.
  struct Request {
    enum Change {
      case difference(List)
      case reload(List)
      case outline(OutlineTree<Item>, Section)
    }

    var change: Change
    var isAnimated = false
    var completion: (() -> Void)?
    /// The difference that was calculated on the caller's thread, and the sequence number of the list from which it was
    /// calculated. The value is `nil` if the difference must be calculated on the main thread.
    var preparedUpdate: (base: Int, map: UpdateMap)?
  }

  private let lock = NSLock()
  private var list = List()
  /// The outlines of the sections to which section snapshots were applied, by section.
  private var outlines: [Section: OutlineTree<Item>] = [:]
  /// The sequence number of the list that the view shows. Each list that was shown or applied has its own sequence number,
  /// which identifies the list from which a difference was calculated.
  private var number = 0
  private var requests: [(request: Request, number: Int)] = []
  private var lastNumber = 0

  /// The list of sections and items that the view shows.
  var shown: List { lock.withLock { list } }

  /// Returns the outline of a section, or `nil` if the section is not shown.
  ///
  /// If no section snapshot was applied to the section, the outline is flat. Its visible items are the items of the
  /// section.
  func outline(of section: Section) -> OutlineTree<Item>? {
    let (outline, list) = lock.withLock { (outlines[section], self.list) }
    return outline ?? list.itemIdentifiers(in: section).map(OutlineTree.init(roots:))
  }

  /// Returns whether a section snapshot was applied to a section.
  func hasOutline(_ section: Section) -> Bool { lock.withLock { outlines[section] != nil } }

  /// Adds a request to the end of the queue of waiting requests.
  ///
  /// If the thread is not the main thread, the difference is calculated before the method returns, from the list that
  /// will be shown when the request is performed. The difference is discarded if another request is added during the
  /// calculation.
  func add(_ request: Request) {
    var request = request
    if !Thread.isMainThread, case .difference(let new) = request.change, let base = base {
      request.preparedUpdate = (base.number, new.update(from: base.list))
    }
    lock.withLock {
      lastNumber += 1
      requests.append((request, lastNumber))
    }
  }

  private var base: (list: List, number: Int)? {
    lock.withLock {
      guard let lastRequest = requests.last else { return (list, number) }
      switch lastRequest.request.change {
      case .difference(let list), .reload(let list): return (list, lastRequest.number)
      case .outline: return nil
      }
    }
  }

  /// Removes the first waiting request and returns it with the sequence number of the list that it shows. Returns `nil` if no
  /// request is waiting.
  func next() -> (request: Request, number: Int)? { lock.withLock { requests.isEmpty ? nil : requests.removeFirst() } }

  /// Returns the prepared difference of a request. Returns `nil` if there is none, or if it was calculated from a list
  /// other than the one that the view shows.
  func preparedUpdate(for request: Request) -> UpdateMap? {
    lock.withLock { request.preparedUpdate.flatMap { $0.base == number ? $0.map : nil } }
  }

  /// Stores a list as the one that the view shows. `number` is the sequence number of the request that produced the list. It is
  /// `nil` if no applied snapshot produced the list, for example after the user moved an item.
  ///
  /// `outlines` contains the changed outlines of sections. Their visible items are already in the list.
  func setCurrent(_ list: List, number: Int? = nil, outlines new: [Section: OutlineTree<Item>] = [:]) {
    let updated = updatedOutlines(list, besides: new)
    lock.withLock {
      if number == nil { lastNumber += 1 }
      self.list = list
      self.number = number ?? lastNumber
      outlines = updated
      outlines.merge(new) { $1 }
    }
  }

  /// Returns the outlines of the sections of a list, updated for the items of the list.
  ///
  /// Items that a section no longer contains are removed from its outline, together with their children. If the section has items
  /// that are not in its outline, or a different order, its outline is discarded.
  private func updatedOutlines(_ list: List, besides new: [Section: OutlineTree<Item>]) -> [Section: OutlineTree<Item>]
  {
    let (current, earlier) = lock.withLock { (self.outlines, self.list) }
    var outlines = current
    for (name, outline) in current where new[name] == nil {
      // An outline takes items from other sections and gives them none. With as many items as before, they have the same.
      if list.sharesItems(in: name, with: earlier) { continue }
      if !new.isEmpty, let count = list.itemCount(in: name), count == earlier.itemCount(in: name) { continue }
      guard let items = list.itemIdentifiers(in: name) else {
        outlines[name] = nil
        continue
      }
      let visibleItems = outline.visibleItems
      guard visibleItems != items else { continue }
      var prunedOutline = outline
      let present = Set(items)
      prunedOutline.delete(visibleItems.filter { !present.contains($0) })
      outlines[name] = prunedOutline.visibleItems == items ? prunedOutline : nil
    }
    return outlines
  }
}
