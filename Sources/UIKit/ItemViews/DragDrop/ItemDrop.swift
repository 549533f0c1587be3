import CoreGraphics
import Foundation

/// A drop that is being performed. The drop coordinators of collection views and table views forward all calls to it.
@MainActor final class ItemDrop {
  let session: any UIDropSession
  /// The destination in the data, or `nil` between items.
  let destination: IndexPath?
  let items: [DroppedItem]
  private let host: any DragDropHost
  private let place: (UIDragItem, DropPlacement) -> Void
  /// Indicates whether the delegate has finished performing the drop.
  private var isOver = false

  /// Creates a drop.
  ///
  /// - Parameters:
  ///   - host: The view on which the items are dropped.
  ///   - session: The drag.
  ///   - destination: The destination in the data, or `nil` between items.
  ///   - place: A closure that receives the destination of each item.
  init(
    _ host: any DragDropHost, _ session: any UIDropSession, destination: IndexPath?,
    place: @escaping (UIDragItem, DropPlacement) -> Void
  ) {
    self.host = host
    self.session = session
    self.destination = destination
    self.place = place
    let drag = (session as? DropSession)?.drag
    items = session.items.map { item in
      DroppedItem(
        item, drag == nil ? nil : host.dragDrop?.source,
        previewSize: drag?.previewSizes[ObjectIdentifier(item)] ?? .zero)
    }
  }

  /// Ends the drop after the delegate has performed it.
  func end() { isOver = true }

  // MARK: Destinations

  /// Animates the preview of a dropped item to the cell of an item of the data. The cell is shown after the animation.
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> DragAnimator {
    var placement = DropPlacement()
    let path = host.mapping.withPlaceholders(indexPath)
    if let item = placeOfItem(at: path, "to\(term)At") {
      placement.target = UIDragPreviewTarget(container: host, center: item.center)
      placement.size = item.size
      // The cell is shown when the preview has arrived.
      if (session as? DropSession)?.drag != nil, let cell = host.dragDropCell(at: path) {
        placement.visiblePath = host.delegateDropPreviewParameters(at: indexPath)?.visiblePath
        cell.hideForDrop()
        placement.animator.addCompletion { _ in cell.showDroppedItem() }
      }
    }
    place(dragItem, placement)
    return placement.animator
  }

  /// Animates the preview of a dropped item into a rectangle of the cell of an item of the data, where it disappears.
  ///
  /// - Parameters:
  ///   - dragItem: The dropped item.
  ///   - indexPath: The index path of the item in the data.
  ///   - rect: The rectangle, in the coordinates of the cell.
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> DragAnimator {
    var placement = DropPlacement()
    placement.fades = true
    let path = host.mapping.withPlaceholders(indexPath)
    if let item = placeOfItem(at: path, "into\(term)At") {
      placement.target = UIDragPreviewTarget(
        container: host, center: CGPoint(x: item.frame.minX + rect.midX, y: item.frame.minY + rect.midY))
      placement.size = rect.size
      placement.keepsAspect = true
    }
    place(dragItem, placement)
    return placement.animator
  }

  /// Animates the preview of a dropped item to a target from the delegate.
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> DragAnimator {
    var placement = DropPlacement()
    placement.target = target
    place(dragItem, placement)
    return placement.animator
  }

  /// Inserts a placeholder and animates the preview of a dropped item to it.
  ///
  /// - Parameters:
  ///   - dragItem: The dropped item.
  ///   - placeholder: The placeholder.
  ///   - insertionPath: The index path in the data at which the placeholder is inserted.
  ///   - previewParameters: A closure that returns the parameters of the preview for the cell of the placeholder.
  func drop(
    _ dragItem: UIDragItem, to placeholder: PlaceholderItem, insertedAt insertionPath: IndexPath,
    previewParameters: (UIView) -> UIDragPreviewParameters?
  ) -> DropPlaceholderContext {
    var inserted: PlaceholderItem?
    if isOver {
      Diagnostics.report("\(host): a placeholder can be dropped to only while the drop is being performed")
    } else if host.insert(placeholder, atDataPath: insertionPath) {
      inserted = placeholder
    }
    let context = DropPlaceholderContext(dragItem, inserted, in: host)
    var placement = DropPlacement(animator: context)
    if let path = inserted.flatMap({ host.mapping.path(of: $0) }), let item = placeOfItem(at: path, "placeholder") {
      placement.target = UIDragPreviewTarget(container: host, center: item.center)
      placement.size = item.size
      placement.fades = true
      if let cell = host.dragDropCell(at: path) { placement.visiblePath = previewParameters(cell)?.visiblePath }
    }
    place(dragItem, placement)
    return context
  }

  private var term: String { type(of: host).terms.item.capitalized }

  private func placeOfItem(at path: IndexPath, _ call: String) -> ItemPlace? {
    host.settleLayoutForDrop()
    let counts = host.shownCounts
    guard counts.contains(path) else {
      let terms = type(of: host).terms
      Diagnostics.report(
        "\(host): drop(_:\(call):) names \(terms.item) \(Array(path)), which does not exist: "
          + counts.describe(missing: path, terms))
      return nil
    }
    return host.placeOfItem(at: path)
  }
}
