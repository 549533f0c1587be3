import GalleryLibrary
import UIKit

/// Methods that change the order and the groups of the photos. Both are stored for each part of the library.
extension LibraryViewController {
  /// Returns the bar item whose menu changes the order and the groups of the photos.
  func makeSortItem() -> UIBarButtonItem {
    UIBarButtonItem(
      title: "Sort", image: UIImage(systemName: "arrow.up.arrow.down"),
      menu: UIMenu(children: [
        UIDeferredMenuElement.uncached { [weak self] provide in provide(self?.makeSortElements() ?? []) }
      ]))
  }

  private func makeSortElements() -> [UIMenuElement] {
    let order = photos.order
    let keys: [(PhotoOrder.Key, String)] =
      (collection.scope.isAlbum ? [(.own, "My Order")] : []) + [
        (.newest, "Newest First"), (.oldest, "Oldest First"), (.name, "Name"), (.size, "Size"),
      ]
    let groupings: [(PhotoOrder.Grouping, String)] = [(.date, "Date"), (.camera, "Camera"), (.kind, "Kind")]
    let shownKey = order.key == .own && !collection.scope.isAlbum ? .newest : order.key
    return [
      UIMenu(
        title: "Sort By", options: .displayInline,
        children: keys.map { key, title in
          UIAction(title: title, state: key == shownKey ? .on : .off) { [weak self] _ in
            self?.sort(by: PhotoOrder(key: key, grouping: order.grouping))
          }
        }),
      UIMenu(
        title: "Group By", options: .displayInline,
        children: groupings.map { grouping, title in
          UIAction(title: title, state: grouping == order.grouping ? .on : .off) { [weak self] _ in
            self?.sort(by: PhotoOrder(key: order.key, grouping: grouping))
          }
        }),
    ]
  }

  /// Shows the photos in another order, and stores the order for the part of the library.
  func sort(by order: PhotoOrder) {
    guard order != photos.order else { return }
    library.setOrder(order, of: collection.scope)
    let sorted = PhotoTimeline(library, photos.scope, order: order)
    setEditing(false, animated: true)
    showInOtherOrder(sorted)
  }

  /// Returns the title of a section: a month, a year, a camera or a kind, or an empty string.
  func title(of section: Timeline.Section) -> String {
    if let month = section.month { return PhotoTexts.month(month, of: section.year ?? 0) }
    if let year = section.year { return String(year) }
    switch (section.title, photos.order.grouping) {
    case ("gifs", .kind): return "GIFs"
    case ("videos", .kind): return "Videos"
    case (_, .kind): return "Photos"
    case ("", .camera): return "Unknown Camera"
    case (let title?, _): return title
    case (nil, _): return collection.title
    }
  }
}

extension PhotoTimeline {
  /// The number of photos up to which each photo moves to its new place in an animated change of the order.
  private static let animationLimit = 500

  /// Performs the operations of a batch update that replaces `old`, a timeline with the same photos in another order.
  ///
  /// Sections with the same index are reused. If there are few photos, each photo moves to its new place. Otherwise the
  /// sections are reloaded.
  func performUpdates(replacing old: PhotoTimeline, in view: UICollectionView) {
    let common = min(old.sections.count, sections.count)
    view.deleteSections(IndexSet(common..<old.sections.count))
    view.insertSections(IndexSet(common..<sections.count))
    guard old.count == count, count <= Self.animationLimit else { return view.reloadSections(IndexSet(0..<common)) }
    var places: [Int64: IndexPath] = [:]
    for position in 0..<count { if let item = item(at: position) { places[item.id] = indexPath(of: position) } }
    var found = 0
    var operations: [() -> Void] = []
    for position in 0..<old.count {
      guard let item = old.item(at: position), let to = places[item.id] else { continue }
      found += 1
      let from = old.indexPath(of: position)
      switch (from[0] < common, to[0] < common) {
      case (true, true): if from != to { operations.append { view.moveItem(at: from, to: to) } }
      case (true, false): operations.append { view.deleteItems(at: [from]) }
      case (false, true): operations.append { view.insertItems(at: [to]) }
      case (false, false): break
      }
    }
    // The library may have been changed between the two timelines.
    guard found == count, places.count == count else { return view.reloadSections(IndexSet(0..<common)) }
    for operation in operations { operation() }
  }
}
